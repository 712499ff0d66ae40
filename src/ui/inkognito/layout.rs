//! Where the board's spaces and ways lie in the picture: pure numbers, no logic.
//!
//! Everything is indexed by the order of `spaces` and `routes` in the board's topology
//! (`venice.json`): that order is the game's `SpaceId` and its way index. The scenery in
//! `art/venice.svg` is drawn for exactly these places.

/// Width of the board's picture (`viewBox="0 0 1200 800"`).
pub const WIDTH: u32 = 1200;
/// Height of the board's picture.
pub const HEIGHT: u32 = 800;

/// To which side of its point a place name grows (`text-anchor`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The name begins at the point.
    Start,
    /// The name is centred on the point.
    Middle,
    /// The name ends at the point.
    End,
}

impl Anchor {
    /// The value of SVG's `text-anchor`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Middle => "middle",
            Self::End => "end",
        }
    }
}

/// Where a space's name stands, from the space's centre; for a type size of 12.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Label {
    /// To the right of the centre.
    pub dx: f32,
    /// Below the centre, to the base line.
    pub dy: f32,
    /// The side the name grows to.
    pub anchor: Anchor,
}

/// A space's place in the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Centre, from the left edge.
    pub x: f32,
    /// Centre, from the upper edge.
    pub y: f32,
    /// Where its name stands.
    pub label: Label,
}

/// Radius of a space's disc.
pub const SPACE_RADIUS: f32 = 15.0;

/// The box a figure symbol is drawn in, from its foot: x, y, width, height.
/// The foot stands [`FOOT_DROP`] below the centre of the space.
pub const FIGURE_BOX: (f32, f32, f32, f32) = (-25.0, -68.75, 50.0, 75.0);
/// Picture units to one unit of a figure symbol (its `viewBox` is 64 x 96).
pub const FIGURE_SCALE: f32 = 50.0 / 64.0;
/// How far below a space's centre a figure's foot stands.
pub const FOOT_DROP: f32 = 5.0;

/// Where the owner's mask is drawn as a figure's face, by build (tall, short, fat, thin):
/// centre and size in units of the figure symbol, from its foot (up is negative).
pub const FACE: [(f32, f32, f32); 4] =
    [(0.0, -57.0, 24.0), (0.0, -31.0, 25.0), (0.0, -46.0, 25.0), (0.0, -55.0, 22.0)];

/// Centres of the Phantom's three windows in its symbol (`viewBox="0 0 120 140"`), left to right.
pub const PHANTOM_WINDOWS: [(f32, f32); 3] = [(36.0, 66.0), (60.0, 92.0), (84.0, 66.0)];
/// Radius of the Phantom's windows.
pub const PHANTOM_WINDOW_RADIUS: f32 = 14.0;

/// A [`Spot`] in one line.
const fn spot(x: f32, y: f32, dx: f32, dy: f32, anchor: Anchor) -> Spot {
    Spot { x, y, label: Label { dx, dy, anchor } }
}

/// Every space's place, in the order of `spaces`.
pub const SPOTS: [Spot; 58] = [
    spot(738.0, 112.0, 0.0, 31.0, Anchor::End),     // 0 Murano
    spot(464.0, 138.0, -40.0, 31.0, Anchor::Start), // 1 Madonna dell'Orto
    spot(384.0, 150.0, -28.0, -2.0, Anchor::End),   // 2 Ghetto
    spot(216.0, 146.0, -26.0, 14.0, Anchor::End),   // 3 San Giobbe
    spot(228.0, 222.0, -28.0, -2.0, Anchor::End),   // 4 Tre Archi
    spot(304.0, 230.0, 12.0, 30.0, Anchor::End),    // 5 San Geremia
    spot(378.0, 222.0, 40.0, 31.0, Anchor::End),    // 6 San Marcuola
    spot(446.0, 270.0, -28.0, -2.0, Anchor::End),   // 7 San Stae
    spot(516.0, 216.0, -20.0, -12.0, Anchor::End),  // 8 Santa Fosca
    spot(586.0, 178.0, 28.0, -2.0, Anchor::Start),  // 9 Fondamente Nove
    spot(642.0, 244.0, -24.0, 30.0, Anchor::Start), // 10 Santi Apostoli
    spot(726.0, 236.0, 0.0, 31.0, Anchor::Start),   // 11 Ospedale
    spot(572.0, 270.0, 12.0, 30.0, Anchor::End),    // 12 Ca' d'Oro
    spot(320.0, 322.0, -4.0, 24.5, Anchor::Middle), // 13 San Giacomo dell'Orio
    spot(204.0, 280.0, 15.0, 22.0, Anchor::Start),  // 14 Scalzi
    spot(94.0, 298.0, 0.0, 31.0, Anchor::End),      // 15 Tronchetto
    spot(166.0, 352.0, 0.0, -21.0, Anchor::Middle), // 16 Piazzale Roma
    spot(234.0, 364.0, 0.0, 31.0, Anchor::End),     // 17 Frari
    spot(86.0, 368.0, 0.0, 31.0, Anchor::End),      // 18 Marittima
    spot(110.0, 434.0, -20.0, -12.0, Anchor::End),  // 19 Santa Marta
    spot(172.0, 416.0, 0.0, 30.0, Anchor::Middle),  // 20 Tolentini
    spot(194.0, 476.0, -20.0, -12.0, Anchor::End),  // 21 Santa Margherita
    spot(126.0, 500.0, -26.0, 14.0, Anchor::End),   // 22 San Basilio
    spot(98.0, 622.0, 0.0, 30.0, Anchor::Middle),   // 23 Sacca Fisola
    spot(196.0, 690.0, -26.0, 14.0, Anchor::End),   // 24 Sant'Eufemia
    spot(236.0, 592.0, 0.0, 31.0, Anchor::Start),   // 25 Zattere
    spot(256.0, 522.0, -26.0, 14.0, Anchor::End),   // 26 San Barnaba
    spot(216.0, 756.0, 0.0, 30.0, Anchor::Middle),  // 27 Giardino Eden
    spot(264.0, 424.0, -12.0, 30.0, Anchor::Start), // 28 San Tomà
    spot(356.0, 448.0, 12.0, 30.0, Anchor::End),    // 29 Santo Stefano
    spot(324.0, 738.0, 0.0, 30.0, Anchor::Middle),  // 30 Redentore
    spot(364.0, 614.0, 0.0, 30.0, Anchor::Middle),  // 31 Incurabili
    spot(328.0, 536.0, 12.0, 30.0, Anchor::End),    // 32 Accademia
    spot(424.0, 506.0, 12.0, 30.0, Anchor::End),    // 33 Giglio
    spot(456.0, 454.0, 0.0, 31.0, Anchor::Start),   // 34 La Fenice
    spot(478.0, 378.0, 0.0, 31.0, Anchor::Start),   // 35 San Silvestro
    spot(488.0, 316.0, 28.0, 5.0, Anchor::Start),   // 36 Pescheria
    spot(500.0, 592.0, -12.0, 30.0, Anchor::Start), // 37 Punta della Dogana
    spot(534.0, 728.0, 0.0, 30.0, Anchor::Middle),  // 38 Zitelle
    spot(716.0, 654.0, 12.0, 30.0, Anchor::End),    // 39 San Giorgio
    spot(1130.0, 666.0, -12.0, 30.0, Anchor::Start), // 40 Sant'Elena
    spot(580.0, 536.0, 12.0, 30.0, Anchor::End),    // 41 San Marco
    spot(706.0, 522.0, 12.0, 30.0, Anchor::End),    // 42 San Zaccaria
    spot(810.0, 520.0, -12.0, 30.0, Anchor::Start), // 43 La Pietà
    spot(1004.0, 572.0, 0.0, 31.0, Anchor::End),    // 44 San Biagio
    spot(1068.0, 592.0, 0.0, 30.0, Anchor::Middle), // 45 Giardini
    spot(944.0, 522.0, -28.0, -2.0, Anchor::End),   // 46 Arsenale
    spot(724.0, 428.0, 0.0, 30.0, Anchor::Middle),  // 47 Santa Maria Formosa
    spot(630.0, 434.0, -28.0, -2.0, Anchor::End),   // 48 Mercerie
    spot(600.0, 354.0, 26.0, 14.0, Anchor::Start),  // 49 Rialto
    spot(716.0, 332.0, 26.0, 14.0, Anchor::Start),  // 50 San Zanipolo
    spot(884.0, 360.0, 0.0, 30.0, Anchor::Middle),  // 51 Celestia
    spot(814.0, 414.0, 28.0, -2.0, Anchor::Start),  // 52 San Lorenzo
    spot(1026.0, 424.0, -28.0, 5.0, Anchor::End),   // 53 Porta Nuova
    spot(1032.0, 506.0, -12.0, 30.0, Anchor::Start), // 54 Via Garibaldi
    spot(1146.0, 510.0, 0.0, 30.0, Anchor::Middle), // 55 San Pietro
    spot(1122.0, 440.0, 0.0, 31.0, Anchor::End),    // 56 Le Vergini
    spot(406.0, 340.0, 0.0, 30.0, Anchor::Middle),  // 57 Embassy
];

/// Every way's line (the `d` of a path), centre to centre, in the order of `routes`.
pub const PATHS: [&str; 99] = [
    // 0 Murano - Madonna dell'Orto, water
    "M738 112C713 111 689 111 664 108C639 105 613 98 588 96C563 94 535 88 514 96C494 103 481 124 464 138",
    // 1 Murano - Ospedale, water
    "M738 112C743 132 754 152 752 172C750 193 735 215 726 236",
    // 2 Madonna dell'Orto - Ghetto, land
    "M464 138C451 137 437 134 424 136C410 138 397 145 384 150",
    // 3 Madonna dell'Orto - San Giobbe, water
    "M464 138C451 123 442 104 424 92C402 78 366 67 338 66C312 65 282 71 262 84C242 97 231 125 216 146",
    // 4 Madonna dell'Orto - Fondamente Nove, land
    "M464 138C485 141 508 141 528 148C548 155 567 168 586 178",
    // 5 Ghetto - Tre Archi, land
    "M384 150C357 157 329 160 304 172C277 184 253 205 228 222",
    // 6 Ghetto - San Marcuola, land
    "M384 150C385 163 389 176 388 188C387 200 381 211 378 222",
    // 7 San Giobbe - Tre Archi, land
    "M216 146C221 159 230 171 232 184C234 196 229 209 228 222",
    // 8 San Giobbe - Tre Archi, water
    "M216 146C205 157 188 166 184 178C181 188 184 203 190 210C197 218 215 218 228 222",
    // 9 San Giobbe - Piazzale Roma, water
    "M216 146C194 146 166 137 150 146C136 154 126 173 122 190C117 209 122 236 128 256C134 274 150 287 156 304C162 320 163 336 166 352",
    // 10 Tre Archi - San Geremia, land
    "M228 222C241 221 253 217 266 218C279 219 291 226 304 230",
    // 11 San Geremia - San Marcuola, land
    "M304 230C316 227 328 221 340 220C352 219 365 221 378 222",
    // 12 San Geremia - Scalzi, land
    "M304 230C289 241 275 256 258 264C241 272 222 275 204 280",
    // 13 San Marcuola - San Stae, water
    "M378 222C389 231 400 242 412 250C423 258 435 263 446 270",
    // 14 San Marcuola - Scalzi, water
    "M378 222C371 233 367 247 356 255C343 265 318 268 300 273C282 278 265 283 248 284C233 285 219 281 204 280",
    // 15 San Stae - Ca' d'Oro, water
    "M446 270C457 263 466 252 478 250C491 248 505 259 520 262C536 266 555 267 572 270",
    // 16 San Stae - San Giacomo dell'Orio, land
    "M446 270C427 275 409 277 390 284C367 293 343 309 320 322",
    // 17 San Stae - Pescheria, land
    "M446 270C455 276 467 280 474 288C481 296 483 307 488 316",
    // 18 Santa Fosca - Fondamente Nove, land
    "M516 216C529 213 544 212 556 206C568 200 576 187 586 178",
    // 19 Santa Fosca - Ca' d'Oro, land
    "M516 216C527 223 541 227 550 236C559 245 565 259 572 270",
    // 20 Santi Apostoli - Ospedale, land
    "M642 244C656 240 670 233 684 232C698 231 712 235 726 236",
    // 21 Santi Apostoli - Ca' d'Oro, land
    "M642 244C630 251 618 262 606 266C595 270 583 269 572 270",
    // 22 Santi Apostoli - Rialto, land
    "M642 244C638 263 637 282 630 300C623 319 610 336 600 354",
    // 23 Ospedale - San Zanipolo, land
    "M726 236C723 252 718 268 716 284C714 300 716 316 716 332",
    // 24 Ospedale - Porta Nuova, water
    "M726 236C746 225 763 210 786 204C813 197 848 197 878 204C912 212 953 232 978 256C1002 278 1020 311 1028 340C1035 367 1027 396 1026 424",
    // 25 Ca' d'Oro - Rialto, water
    "M572 270C565 279 549 288 550 296C551 305 570 312 578 322C586 332 593 343 600 354",
    // 26 San Giacomo dell'Orio - Scalzi, land
    "M320 322C301 321 279 324 262 320C248 317 234 311 224 304C215 298 211 288 204 280",
    // 27 Scalzi - Tronchetto, land
    "M204 280C185 280 166 277 148 280C130 283 112 292 94 298",
    // 28 Scalzi - Piazzale Roma, water
    "M204 280C198 292 192 304 186 316C180 328 173 340 166 352",
    // 29 Scalzi - Frari, land
    "M204 280C207 295 209 310 214 324C219 338 227 351 234 364",
    // 30 Tronchetto - Piazzale Roma, land
    "M94 298C102 313 106 335 118 344C130 353 150 349 166 352",
    // 31 Tronchetto - Piazzale Roma, water
    "M94 298C106 303 119 304 130 312C143 321 154 339 166 352",
    // 32 Tronchetto - Marittima, land
    "M94 298C94 310 95 322 94 334C93 346 89 357 86 368",
    // 33 Tronchetto - Sacca Fisola, water
    "M94 298C80 304 62 305 52 316C41 328 37 351 34 372C30 398 33 430 36 460C39 490 41 524 52 552C62 578 83 599 98 622",
    // 34 Piazzale Roma - Frari, land
    "M166 352C177 353 189 352 200 354C211 356 223 361 234 364",
    // 35 Piazzale Roma - Tolentini, land
    "M166 352C165 363 163 373 164 384C165 395 169 405 172 416",
    // 36 Frari - San Tomà, land
    "M234 364C238 375 241 386 246 396C251 406 258 415 264 424",
    // 37 Marittima - Santa Marta, land
    "M86 368C88 380 88 393 92 404C96 415 104 424 110 434",
    // 38 Santa Marta - San Basilio, land
    "M110 434C111 445 111 457 114 468C117 479 122 489 126 500",
    // 39 Tolentini - Santa Margherita, land
    "M172 416C177 426 184 436 188 446C191 456 192 466 194 476",
    // 40 Santa Margherita - San Basilio, land
    "M194 476C183 478 171 478 160 482C148 486 137 494 126 500",
    // 41 Santa Margherita - San Barnaba, land
    "M194 476C203 485 210 496 220 504C230 512 244 516 256 522",
    // 42 Santa Margherita - San Tomà, land
    "M194 476C207 470 221 466 232 458C244 449 253 435 264 424",
    // 43 San Basilio - Sacca Fisola, water
    "M126 500C114 519 95 536 90 556C85 576 95 600 98 622",
    // 44 San Basilio - Zattere, land
    "M126 500C143 517 158 537 176 552C194 567 216 579 236 592",
    // 45 San Basilio - Zattere, water
    "M126 500C123 522 111 547 118 566C125 585 149 607 168 612C188 617 213 599 236 592",
    // 46 Sacca Fisola - Sant'Eufemia, land
    "M98 622C114 631 130 637 146 648C163 660 179 676 196 690",
    // 47 Sant'Eufemia - Zattere, water
    "M196 690C207 674 221 659 228 642C234 626 233 609 236 592",
    // 48 Sant'Eufemia - Giardino Eden, land
    "M196 690C202 701 211 711 214 722C217 733 215 745 216 756",
    // 49 Sant'Eufemia - Redentore, water
    "M196 690C215 680 235 661 254 660C272 659 296 671 308 684C319 697 319 720 324 738",
    // 50 Zattere - San Barnaba, land
    "M236 592C241 581 247 570 250 558C253 546 254 534 256 522",
    // 51 Zattere - Incurabili, land
    "M236 592C257 593 279 590 300 594C322 598 343 607 364 614",
    // 52 San Barnaba - Accademia, land
    "M256 522C268 521 280 518 292 520C304 522 316 531 328 536",
    // 53 Giardino Eden - Redentore, land
    "M216 756C234 757 252 761 270 758C288 755 306 745 324 738",
    // 54 San Tomà - Giglio, water
    "M264 424C276 430 290 433 300 442C312 453 317 476 330 490C343 504 360 522 376 524C391 526 408 512 424 506",
    // 55 San Tomà - Rialto, water
    "M264 424C277 419 287 411 302 408C321 404 347 406 370 408C393 410 416 417 440 418C464 419 494 419 514 412C531 406 542 394 556 384C571 374 585 364 600 354",
    // 56 San Tomà - Embassy, land
    "M264 424C277 409 288 388 304 378C318 369 336 372 352 366C370 360 388 349 406 340",
    // 57 Santo Stefano - Accademia, land
    "M356 448C353 463 351 479 346 494C341 509 334 522 328 536",
    // 58 Santo Stefano - Giglio, land
    "M356 448C365 461 372 476 384 486C395 495 411 499 424 506",
    // 59 Santo Stefano - La Fenice, land
    "M356 448C372 447 388 443 404 444C421 445 439 451 456 454",
    // 60 Redentore - Zitelle, land
    "M324 738C359 743 393 756 428 754C463 752 499 737 534 728",
    // 61 Redentore - Zitelle, water
    "M324 738C335 723 342 703 358 692C376 679 404 668 428 668C452 667 484 678 502 690C517 700 523 715 534 728",
    // 62 Incurabili - Punta della Dogana, land
    "M364 614C389 619 417 632 440 628C462 624 480 604 500 592",
    // 63 Accademia - Punta della Dogana, land
    "M328 536C344 549 358 563 376 574C396 586 424 600 446 602C465 604 482 595 500 592",
    // 64 Giglio - Punta della Dogana, water
    "M424 506C432 517 438 532 448 540C458 548 475 547 484 556C493 565 495 580 500 592",
    // 65 Giglio - San Marco, land
    "M424 506C450 507 476 505 502 510C528 515 554 527 580 536",
    // 66 La Fenice - Mercerie, land
    "M456 454C484 452 512 451 540 448C570 445 600 439 630 434",
    // 67 San Silvestro - Pescheria, land
    "M478 378C482 368 488 358 490 348C492 338 489 327 488 316",
    // 68 San Silvestro - Embassy, land
    "M478 378C465 374 452 372 440 366C428 360 417 349 406 340",
    // 69 Pescheria - Rialto, land
    "M488 316C507 326 526 340 546 346C564 352 582 351 600 354",
    // 70 Punta della Dogana - San Marco, water
    "M500 592C516 587 535 587 548 578C562 569 569 550 580 536",
    // 71 Zitelle - San Giorgio, water
    "M534 728C547 713 556 695 572 682C590 667 613 651 636 646C660 641 689 651 716 654",
    // 72 Zitelle - Sant'Elena, water
    "M534 728C557 721 584 701 604 706C623 711 628 741 650 752C682 769 741 772 790 776C844 781 908 783 960 776C1004 770 1053 764 1082 742C1106 724 1114 691 1130 666",
    // 73 San Giorgio - San Marco, water
    "M716 654C709 641 708 624 696 616C679 604 633 620 614 606C595 593 591 559 580 536",
    // 74 Sant'Elena - San Zaccaria, water
    "M1130 666C1103 671 1079 682 1050 682C1014 682 970 671 930 660C889 649 840 631 806 614C779 601 755 589 738 572C723 557 717 539 706 522",
    // 75 Sant'Elena - San Biagio, water
    "M1130 666C1110 661 1090 657 1070 650C1050 643 1023 640 1012 626C1002 613 1007 590 1004 572",
    // 76 Sant'Elena - Giardini, land
    "M1130 666C1122 653 1116 638 1106 626C1096 613 1081 603 1068 592",
    // 77 San Marco - San Zaccaria, water
    "M580 536C595 545 610 561 626 564C641 567 659 565 672 558C686 551 695 534 706 522",
    // 78 San Marco - Mercerie, land
    "M580 536C585 519 588 501 596 484C604 467 619 451 630 434",
    // 79 San Zaccaria - La Pietà, water
    "M706 522C717 529 726 540 738 544C751 549 770 552 782 548C794 544 801 529 810 520",
    // 80 San Zaccaria - Mercerie, land
    "M706 522C697 505 692 485 680 470C667 455 647 446 630 434",
    // 81 La Pietà - Arsenale, land
    "M810 520C833 523 857 530 880 530C902 530 923 525 944 522",
    // 82 La Pietà - San Lorenzo, land
    "M810 520C813 502 819 484 820 466C821 449 816 431 814 414",
    // 83 San Biagio - Giardini, land
    "M1004 572C1015 573 1027 571 1038 574C1049 577 1058 586 1068 592",
    // 84 San Biagio - Arsenale, water
    "M1004 572C993 577 982 587 972 586C962 584 949 572 944 562C939 551 944 535 944 522",
    // 85 San Biagio - Via Garibaldi, land
    "M1004 572C1006 560 1005 547 1010 536C1015 525 1025 516 1032 506",
    // 86 Giardini - San Pietro, land
    "M1068 592C1084 581 1103 574 1116 560C1129 546 1136 527 1146 510",
    // 87 Arsenale - Celestia, water
    "M944 522C940 505 934 490 932 472C930 451 936 424 932 404C929 388 925 369 916 362C908 356 895 361 884 360",
    // 88 Arsenale - Via Garibaldi, land
    "M944 522C959 516 973 507 988 504C1002 502 1017 505 1032 506",
    // 89 Santa Maria Formosa - Mercerie, land
    "M724 428C709 427 693 423 678 424C662 425 646 431 630 434",
    // 90 Santa Maria Formosa - San Zanipolo, land
    "M724 428C725 412 727 396 726 380C725 364 719 348 716 332",
    // 91 Santa Maria Formosa - San Lorenzo, land
    "M724 428C739 428 755 430 770 428C785 426 799 419 814 414",
    // 92 Mercerie - Rialto, land
    "M630 434C626 421 623 407 618 394C613 380 606 367 600 354",
    // 93 Rialto - San Zanipolo, land
    "M600 354C619 348 637 340 656 336C675 332 696 333 716 332",
    // 94 Celestia - San Lorenzo, land
    "M884 360C870 366 854 369 842 378C830 387 823 402 814 414",
    // 95 Celestia - Porta Nuova, water
    "M884 360C896 347 905 323 920 320C936 316 963 331 980 346C1000 363 1011 398 1026 424",
    // 96 Porta Nuova - Le Vergini, water
    "M1026 424C1037 409 1044 386 1058 380C1072 374 1097 378 1108 388C1119 398 1117 423 1122 440",
    // 97 Via Garibaldi - San Pietro, land
    "M1032 506C1051 505 1069 501 1088 502C1107 503 1127 507 1146 510",
    // 98 Via Garibaldi - Le Vergini, land
    "M1032 506C1043 492 1052 475 1066 464C1081 452 1103 448 1122 440",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_spaces_touch() {
        for (n, a) in SPOTS.iter().enumerate() {
            for b in &SPOTS[n + 1..] {
                let apart = (a.x - b.x).hypot(a.y - b.y);
                assert!(apart >= 57.0, "{a:?} and {b:?} are {apart} apart");
            }
        }
    }

    #[test]
    fn every_space_and_its_figure_lie_in_the_frame() {
        for spot in &SPOTS {
            assert!(spot.x >= 24.0 && spot.x <= WIDTH as f32 - 24.0, "{spot:?}");
            let top = spot.y + FOOT_DROP + FIGURE_BOX.1;
            assert!(top >= 0.0 && spot.y <= HEIGHT as f32 - 24.0, "{spot:?}");
        }
    }

    #[test]
    fn every_way_is_a_line() {
        for path in &PATHS {
            assert!(path.starts_with('M') && path.contains('C'), "{path}");
        }
    }

    #[test]
    fn faces_and_windows_lie_in_their_symbols() {
        for (x, y, size) in FACE {
            assert!(x.abs() + size / 2.0 <= 32.0 && y - size / 2.0 >= -88.0);
        }
        for (x, y) in PHANTOM_WINDOWS {
            let r = PHANTOM_WINDOW_RADIUS;
            assert!(x - r > 0.0 && x + r < 120.0 && y - r > 0.0 && y + r < 140.0);
        }
    }
}
