//! Values that the page shows: whoever reads one is told when it changes.
//!
//! Leptos' signals live in an arena, and each type of value has code of its own
//! for looking there, counting references and telling readers. What the page has
//! once and for as long as it is open needs none of this: here only the value
//! itself has a type. What belongs to a component ([`Local`], [`Sum`], [`Reading`],
//! [`Doing`]) does stand in the arena, to be given about and to go with its
//! component; but the arena knows one type of it.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use leptos::prelude::*;

/// A value that can be read, set and watched.
pub struct Watched<T> {
    readers: ArcTrigger,
    value: RwLock<T>,
}

impl<T> Watched<T> {
    /// A value that nobody watches yet.
    pub fn new(value: T) -> Watched<T> {
        Watched { readers: ArcTrigger::new(), value: RwLock::new(value) }
    }

    /// Watches the value without looking at it.
    pub fn track(&self) {
        track(&self.readers);
    }

    /// Looks at the value and watches it.
    pub fn with<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        track(&self.readers);
        look(&self.read())
    }

    /// Looks at the value as it is now.
    pub fn with_untracked<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        look(&self.read())
    }

    /// Changes the value and tells all who watch it.
    pub fn update<R>(&self, change: impl FnOnce(&mut T) -> R) -> R {
        let done = change(&mut self.write());
        tell(&self.readers);
        done
    }

    /// Changes the value, and tells nobody.
    pub fn update_untracked<R>(&self, change: impl FnOnce(&mut T) -> R) -> R {
        change(&mut self.write())
    }

    /// Sets the value and tells all who watch it.
    pub fn set(&self, value: T) {
        *self.write() = value;
        tell(&self.readers);
    }

    fn read(&self) -> RwLockReadGuard<'_, T> {
        self.value.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn write(&self) -> RwLockWriteGuard<'_, T> {
        self.value.write().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T: Clone> Watched<T> {
    /// The value; watches it.
    pub fn get(&self) -> T {
        track(&self.readers);
        self.get_untracked()
    }

    /// The value as it is now.
    #[inline(never)]
    pub fn get_untracked(&self) -> T {
        self.read().clone()
    }
}

/// A value that follows from others. It tells only when it comes out otherwise.
pub struct Derived<T> {
    /// Counts how often it has come out otherwise.
    version: ArcMemo<usize>,
    value: Arc<RwLock<Option<T>>>,
}

impl<T: PartialEq + Send + Sync + 'static> Derived<T> {
    /// What `work_out` gives, again and again when what it reads has changed.
    pub fn new(work_out: impl Fn() -> T + Send + Sync + 'static) -> Derived<T> {
        let value = Arc::new(RwLock::new(None));
        let kept = Arc::clone(&value);
        let version = version(Box::new(move || {
            let new = Some(work_out());
            let mut kept = kept.write().unwrap_or_else(PoisonError::into_inner);
            let differs = *kept != new;
            if differs {
                *kept = new;
            }
            differs
        }));
        Derived { version, value }
    }

    /// Watches the value without looking at it.
    pub fn track(&self) {
        self.version.track();
    }

    /// Looks at the value and watches it.
    pub fn with<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        self.version.get();
        self.look(look)
    }

    /// Looks at the value as it is now.
    pub fn with_untracked<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        self.version.get_untracked();
        self.look(look)
    }

    /// The value; watches it.
    pub fn get(&self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// The value as it is now.
    pub fn get_untracked(&self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }

    fn look<R>(&self, look: impl FnOnce(&T) -> R) -> R {
        let value = self.value.read().unwrap_or_else(PoisonError::into_inner);
        look(value.as_ref().expect("it is worked out before it is looked at"))
    }
}

/// What stands in the arena.
type Kept = Arc<dyn Any + Send + Sync>;

/// Something of a component: as good as the thing, but one word to give about,
/// and gone with the component.
pub struct Place<W> {
    kept: StoredValue<Kept>,
    thing: PhantomData<fn() -> W>,
}

impl<W> Clone for Place<W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<W> Copy for Place<W> {}

impl<W: Send + Sync + 'static> Place<W> {
    fn of(thing: W) -> Place<W> {
        Place { kept: keep(Arc::new(thing)), thing: PhantomData }
    }

    /// The thing, unless its component is gone.
    fn thing(self) -> Option<Arc<W>> {
        look_up(self.kept)?.downcast().ok()
    }

    fn there(self) -> Arc<W> {
        self.thing().expect("it is there as long as its component")
    }
}

#[inline(never)]
fn keep(thing: Kept) -> StoredValue<Kept> {
    StoredValue::new(thing)
}

#[inline(never)]
fn look_up(kept: StoredValue<Kept>) -> Option<Kept> {
    kept.try_get_value()
}

/// A component's own [`Watched`].
pub type Local<T> = Place<Watched<T>>;

impl<T: Send + Sync + 'static> Local<T> {
    /// A value that nobody watches yet.
    pub fn new(value: T) -> Local<T> {
        Place::of(Watched::new(value))
    }

    /// Looks at the value and watches it.
    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.there().with(look)
    }

    /// Looks at the value as it is now.
    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.there().with_untracked(look)
    }

    /// Looks at the value as it is now, unless the component is gone.
    pub fn try_with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> Option<R> {
        Some(self.thing()?.with_untracked(look))
    }

    /// Changes the value and tells all who watch it. Nothing comes of it when the
    /// component is gone.
    pub fn update(self, change: impl FnOnce(&mut T)) {
        if let Some(watched) = self.thing() {
            watched.update(change);
        }
    }

    /// Sets the value and tells all who watch it. Nothing comes of it when the
    /// component is gone.
    pub fn set(self, value: T) {
        if let Some(watched) = self.thing() {
            watched.set(value);
        }
    }
}

impl<T: Clone + Send + Sync + 'static> Local<T> {
    /// The value; watches it.
    pub fn get(self) -> T {
        self.there().get()
    }

    /// The value as it is now.
    pub fn get_untracked(self) -> T {
        self.there().get_untracked()
    }

    /// The value as it is now, unless the component is gone.
    pub fn try_get_untracked(self) -> Option<T> {
        Some(self.thing()?.get_untracked())
    }
}

/// A component's own [`Derived`].
pub type Sum<T> = Place<Derived<T>>;

impl<T: PartialEq + Send + Sync + 'static> Sum<T> {
    /// What `work_out` gives, again and again when what it reads has changed.
    pub fn new(work_out: impl Fn() -> T + Send + Sync + 'static) -> Sum<T> {
        Place::of(Derived::new(work_out))
    }

    /// Looks at the value and watches it.
    pub fn with<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.there().with(look)
    }

    /// Looks at the value as it is now.
    pub fn with_untracked<R>(self, look: impl FnOnce(&T) -> R) -> R {
        self.there().with_untracked(look)
    }

    /// The value; watches it.
    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    /// The value as it is now.
    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }
}

/// A value that is worked out wherever it is read, to give to a component.
pub type Reading<T> = Place<Box<dyn Fn() -> T + Send + Sync>>;

impl<T: 'static> Reading<T> {
    /// What `read` gives.
    pub fn new(read: impl Fn() -> T + Send + Sync + 'static) -> Reading<T> {
        Place::of(Box::new(read))
    }

    /// The value; watches whatever it follows from.
    pub fn get(self) -> T {
        (self.there())()
    }

    /// The value as it is now.
    pub fn get_untracked(self) -> T {
        untrack(|| self.get())
    }
}

/// What is to be done with a value, to give to a component.
pub type Doing<T> = Place<Box<dyn Fn(T) + Send + Sync>>;

impl<T: 'static> Doing<T> {
    /// Does `what`.
    pub fn new(what: impl Fn(T) + Send + Sync + 'static) -> Doing<T> {
        Place::of(Box::new(what))
    }

    /// Does it.
    pub fn run(self, with: T) {
        (self.there())(with);
    }
}

#[inline(never)]
fn track(readers: &ArcTrigger) {
    readers.track();
}

#[inline(never)]
fn tell(readers: &ArcTrigger) {
    readers.notify();
}

/// Counts how often `renew` says that something has changed.
fn version(renew: Box<dyn Fn() -> bool + Send + Sync>) -> ArcMemo<usize> {
    ArcMemo::new(move |before: Option<&usize>| {
        before.copied().unwrap_or_default() + usize::from(renew())
    })
}

/// Does something now, and again whenever what it has read changes.
pub fn effect(what: impl FnMut() + 'static) {
    run(Box::new(what));
}

#[inline(never)]
fn run(mut what: Box<dyn FnMut()>) {
    Effect::new(move |_| what());
}
