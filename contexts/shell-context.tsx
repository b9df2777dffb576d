import { createContext, type ReactNode, useContext } from 'react';
import type { Shell } from '@/utils/shell/shell';

const ShellContext = createContext<Shell | null>(null);

/** Gives the page's shell (language, session, currency, address) to everything below. */
export function ShellProvider({
  children,
  shell,
}: Readonly<{ children: ReactNode; shell: Shell }>) {
  return (
    <ShellContext.Provider value={shell}>{children}</ShellContext.Provider>
  );
}

/** The shell of the page that is shown. */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell needs a ShellProvider');
  return shell;
}
