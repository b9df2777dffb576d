/** Texts under names that begin alike, kept by this browser for all its tabs. */
export interface KeptValues {
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
  /** All of them, in no order. */
  entries(): readonly (readonly [name: string, text: string])[];
  /** Calls back when another tab changed one. Returns the way to stop. */
  watch(listener: () => void): () => void;
}

function storedNames(prefix: string): string[] {
  try {
    return Object.keys(window.localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

function stored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Each value has a key of its own, so that two tabs never overwrite each other's. What the browser refuses to keep
 * (private mode, full disk) lives on in memory. Browser only.
 */
export function keptValues(prefix: string): KeptValues {
  const memory = new Map<string, string>();
  const read = (name: string): string | null =>
    memory.get(name) ?? stored(`${prefix}${name}`);
  return {
    read,
    write(name, text) {
      try {
        window.localStorage.setItem(`${prefix}${name}`, text);
        memory.delete(name);
      } catch {
        memory.set(name, text);
      }
    },
    remove(name) {
      memory.delete(name);
      try {
        window.localStorage.removeItem(`${prefix}${name}`);
      } catch {
        // Nothing was kept.
      }
    },
    entries() {
      const names = new Set([...storedNames(prefix), ...memory.keys()]);
      return [...names].flatMap((name) => {
        const text = read(name);
        return text === null ? [] : [[name, text] as const];
      });
    },
    watch(listener) {
      const hear = ({ key }: StorageEvent): void => {
        // null: everything was cleared
        if (key === null || key.startsWith(prefix)) listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}
