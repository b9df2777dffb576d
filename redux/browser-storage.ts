/**
 * localStorage in redux-persist's shape. A browser that forbids storage (private mode, full disk) must not stop the
 * application: reading answers nothing, writing is dropped.
 */
export const browserStorage = {
  getItem(key: string): Promise<string | null> {
    try {
      return Promise.resolve(window.localStorage.getItem(key));
    } catch {
      return Promise.resolve(null);
    }
  },
  setItem(key: string, value: string): Promise<void> {
    try {
      window.localStorage.setItem(key, value);
    } catch {
      // The state lives on in memory.
    }
    return Promise.resolve();
  },
  removeItem(key: string): Promise<void> {
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
    return Promise.resolve();
  },
};
