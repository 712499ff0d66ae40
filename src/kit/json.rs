//! JSON, as far as saves and settings need it: whole numbers from 0 up, and no
//! more of a reader than tells JSON from what is none. A crate that reads and
//! writes whatever there is made the page 16 kB larger; `tests/json.rs` compares.

/// How deep lists and fields may lie in each other.
const DEEPEST: usize = 127;
/// How many fields may stand together: a table has twenty.
const MOST_FIELDS: usize = 1_000;

/// A value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Json {
    /// `null`, and what is not there.
    Null,
    /// `true` or `false`.
    Flag(bool),
    /// A whole number from 0 up.
    Number(u64),
    /// Any other number. None is ever written by us.
    Odd,
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Json>),
    /// Fields, in the order of their names.
    Fields(Vec<(String, Json)>),
}

impl From<bool> for Json {
    fn from(flag: bool) -> Json {
        Json::Flag(flag)
    }
}

impl From<u64> for Json {
    fn from(number: u64) -> Json {
        Json::Number(number)
    }
}

impl From<usize> for Json {
    fn from(number: usize) -> Json {
        Json::Number(number as u64)
    }
}

impl From<String> for Json {
    fn from(text: String) -> Json {
        Json::Text(text)
    }
}

impl From<&str> for Json {
    fn from(text: &str) -> Json {
        Json::Text(text.to_string())
    }
}

impl<T: Into<Json>> FromIterator<T> for Json {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Json {
        Json::List(items.into_iter().map(Into::into).collect())
    }
}

impl Json {
    /// No fields yet.
    pub const fn fields() -> Json {
        Json::Fields(Vec::new())
    }

    /// The value of a field.
    pub fn get(&self, name: &str) -> &Json {
        match self {
            Json::Fields(fields) => match place(fields, name) {
                Ok(at) => &fields[at].1,
                Err(_) => &Json::Null,
            },
            _ => &Json::Null,
        }
    }

    /// Sets a field; whatever has no fields stays as it is.
    pub fn set(&mut self, name: &str, value: impl Into<Json>) {
        self.put(name.to_string(), value.into());
    }

    fn put(&mut self, name: String, value: Json) {
        let Json::Fields(fields) = self else { return };
        match place(fields, &name) {
            Ok(at) => fields[at].1 = value,
            Err(at) => fields.insert(at, (name, value)),
        }
    }

    /// Takes a field out.
    pub fn remove(&mut self, name: &str) {
        if let Json::Fields(fields) = self {
            fields.retain(|field| field.0 != name);
        }
    }

    /// The text, if it is one.
    pub fn text(&self) -> Option<&str> {
        if let Json::Text(text) = self { Some(text) } else { None }
    }

    /// The number, if it is a whole one from 0 up.
    pub const fn number(&self) -> Option<u64> {
        if let Json::Number(number) = self { Some(*number) } else { None }
    }

    /// Whether it is so, if it is `true` or `false`.
    pub const fn flag(&self) -> Option<bool> {
        if let Json::Flag(flag) = self { Some(*flag) } else { None }
    }

    /// The items, if it is a list.
    pub fn items(&self) -> Option<&[Json]> {
        if let Json::List(items) = self { Some(items) } else { None }
    }

    /// The items of a field, to be changed.
    pub fn items_of(&mut self, name: &str) -> &mut [Json] {
        if let Json::Fields(fields) = self
            && let Ok(at) = place(fields, name)
            && let Json::List(items) = &mut fields[at].1
        {
            items
        } else {
            &mut []
        }
    }

    /// The value that a text says; nothing if the text is no JSON.
    pub fn read(text: &str) -> Option<Json> {
        let mut reader = Reader { text, at: 0 };
        let value = reader.value(DEEPEST)?;
        reader.space();
        (reader.at == text.len()).then_some(value)
    }

    /// As a text, without white space.
    pub fn write(&self) -> String {
        let mut text = String::new();
        self.append(&mut text);
        text
    }

    fn append(&self, to: &mut String) {
        match self {
            Json::Null | Json::Odd => to.push_str("null"),
            Json::Flag(flag) => to.push_str(if *flag { "true" } else { "false" }),
            Json::Number(number) => to.push_str(&number.to_string()),
            Json::Text(text) => quote(text, to),
            Json::List(items) => {
                to.push('[');
                for (ix, item) in items.iter().enumerate() {
                    if ix > 0 {
                        to.push(',');
                    }
                    item.append(to);
                }
                to.push(']');
            }
            Json::Fields(fields) => {
                to.push('{');
                for (ix, (name, value)) in fields.iter().enumerate() {
                    if ix > 0 {
                        to.push(',');
                    }
                    quote(name, to);
                    to.push(':');
                    value.append(to);
                }
                to.push('}');
            }
        }
    }
}

/// Where a field is, or where it belongs.
fn place(fields: &[(String, Json)], name: &str) -> Result<usize, usize> {
    fields.binary_search_by(|field| field.0.as_str().cmp(name))
}

fn quote(text: &str, to: &mut String) {
    to.push('"');
    for char in text.chars() {
        let short = match char {
            '"' => '"',
            '\\' => '\\',
            '\u{8}' => 'b',
            '\u{c}' => 'f',
            '\n' => 'n',
            '\r' => 'r',
            '\t' => 't',
            ..' ' => {
                to.push_str(&format!("\\u{:04x}", u32::from(char)));
                continue;
            }
            _ => {
                to.push(char);
                continue;
            }
        };
        to.push('\\');
        to.push(short);
    }
    to.push('"');
}

struct Reader<'t> {
    text: &'t str,
    at: usize,
}

impl Reader<'_> {
    /// The next byte; 0 at the end, which stands nowhere in JSON.
    fn peek(&self) -> u8 {
        self.text.as_bytes().get(self.at).copied().unwrap_or_default()
    }

    fn skip(&mut self, byte: u8) -> bool {
        let is_there = self.peek() == byte;
        self.at += usize::from(is_there);
        is_there
    }

    fn space(&mut self) {
        while matches!(self.peek(), b' ' | b'\t' | b'\n' | b'\r') {
            self.at += 1;
        }
    }

    /// A sign between values.
    fn sign(&mut self, byte: u8) -> bool {
        self.space();
        self.skip(byte)
    }

    fn value(&mut self, deepest: usize) -> Option<Json> {
        self.space();
        match self.peek() {
            b'{' => self.fields(deepest.checked_sub(1)?),
            b'[' => self.list(deepest.checked_sub(1)?),
            b'"' => self.string().map(Json::Text),
            b'-' | b'0'..=b'9' => self.number(),
            _ => {
                let words = [("null", Json::Null), ("true", true.into()), ("false", false.into())];
                let rest = &self.text[self.at..];
                let (word, value) = words.into_iter().find(|(word, _)| rest.starts_with(word))?;
                self.at += word.len();
                Some(value)
            }
        }
    }

    fn list(&mut self, deepest: usize) -> Option<Json> {
        self.at += 1;
        let mut items = Vec::new();
        if self.sign(b']') {
            return Some(Json::List(items));
        }
        loop {
            items.push(self.value(deepest)?);
            if self.sign(b']') {
                return Some(Json::List(items));
            }
            self.sign(b',').then_some(())?;
        }
    }

    fn fields(&mut self, deepest: usize) -> Option<Json> {
        self.at += 1;
        let mut fields = Json::fields();
        if self.sign(b'}') {
            return Some(fields);
        }
        let mut count = 0;
        loop {
            self.space();
            let name = self.string()?;
            self.sign(b':').then_some(())?;
            fields.put(name, self.value(deepest)?);
            count += 1;
            if self.sign(b'}') {
                return Some(fields);
            }
            (self.sign(b',') && count < MOST_FIELDS).then_some(())?;
        }
    }

    /// Some digits, one at least.
    fn digits(&mut self) -> Option<()> {
        let from = self.at;
        while self.peek().is_ascii_digit() {
            self.at += 1;
        }
        (self.at > from).then_some(())
    }

    fn number(&mut self) -> Option<Json> {
        let from = self.at;
        self.skip(b'-');
        if !self.skip(b'0') {
            self.digits()?;
        }
        if self.skip(b'.') {
            self.digits()?;
        }
        if self.skip(b'e') || self.skip(b'E') {
            let _ = self.skip(b'+') || self.skip(b'-');
            self.digits()?;
        }
        Some(self.text[from..self.at].parse().map_or(Json::Odd, Json::Number))
    }

    fn string(&mut self) -> Option<String> {
        self.skip(b'"').then_some(())?;
        let mut string = String::new();
        loop {
            let rest = &self.text[self.at..];
            let plain = rest.bytes().position(|byte| matches!(byte, b'"' | b'\\' | ..b' '))?;
            string.push_str(&rest[..plain]);
            self.at += plain;
            if self.skip(b'"') {
                return Some(string);
            }
            self.skip(b'\\').then_some(())?;
            string.push(self.escaped()?);
        }
    }

    fn escaped(&mut self) -> Option<char> {
        let byte = self.peek();
        self.at += 1;
        Some(match byte {
            b'"' | b'\\' | b'/' => char::from(byte),
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => {
                let mut code = self.hex()?;
                if (0xd800..0xdc00).contains(&code) {
                    (self.skip(b'\\') && self.skip(b'u')).then_some(())?;
                    let low = self.hex()?.checked_sub(0xdc00).filter(|low| *low < 0x400)?;
                    code = 0x1_0000 + ((code - 0xd800) << 10) + low;
                }
                char::from_u32(code)?
            }
            _ => return None,
        })
    }

    fn hex(&mut self) -> Option<u32> {
        let mut code = 0;
        for _ in 0..4 {
            code = code << 4 | char::from(self.peek()).to_digit(16)?;
            self.at += 1;
        }
        Some(code)
    }
}
