//! A table between the rules and the screen: who sits where, the running
//! match, in whose hands the device is, and the save.

pub mod book;
pub mod handover;
pub mod marks;
pub mod play;
pub mod save;
pub mod shelf;
pub mod sitters;
pub mod storage;
pub mod table;
pub mod transfer;

pub use book::Page;
pub use handover::{Errand, Hands, Progress, Scene};
pub use marks::{Marks, OwnMark, Sign};
pub use play::{Match, Moved, Refused};
pub use save::SaveError;
pub use shelf::{Damaged, Shelf, Summary};
pub use sitters::{Persona, Sitter, Sitters, Swap};
pub use storage::{Backed, Memory, Storage, StorageError};
pub use table::{Help, NewTable, Place, SeatingError, Table, Tic};
pub use transfer::{Import, ImportError};
