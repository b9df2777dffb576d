import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect } from 'vitest';
import { Picture } from '@/components/ui/picture/picture';
import { BottomBar } from '@/containers/shell/bottom-bar';
import { Footer } from '@/containers/shell/footer';
import { MenuDrawer } from '@/containers/shell/menu-drawer';
import { SiteLogo } from '@/containers/ui/site-logo';
import { ShellProvider, useShell } from '@/contexts/shell-context';
import { api, it as test } from '@/tests/support/api/api-test';
import { renderApp } from '@/tests/support/render-app';

const HOME = '/restaurant/5';
const HIDDEN = [
  ...['/restaurant', '/shop', '/places', '/careers', '/blog'],
  ...['/restaurant?deals=1', '/restaurant?free_delivery=1'],
];

/** As the server makes the shell of a site whose only shop is its home, and which has nothing else yet. */
function Young({ children }: Readonly<{ children: ReactNode }>) {
  const shell = { ...useShell(), home: HOME, hidden: HIDDEN };
  return <ShellProvider shell={shell}>{children}</ShellProvider>;
}

const open = (part: ReactNode, path = '/help') =>
  renderApp(<Young>{part}</Young>, { api, path });

/** Where the links of a part lead, seen or not. */
const hrefs = (part: HTMLElement): (string | null)[] =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

describe('a site of one shop', () => {
  test('has no link to what is not there', async () => {
    await open(<Footer />);
    const foot = screen.getByRole('contentinfo');
    for (const path of HIDDEN) expect(hrefs(foot)).not.toContain(path);
    expect(hrefs(foot)).toEqual(
      expect.arrayContaining(['/about', '/help', '/privacy', '/terms']),
    );
  });

  test('leads home to the shop, by logo, bar and menu', async () => {
    await open(
      <>
        <SiteLogo />
        <BottomBar />
        <MenuDrawer open onClose={() => undefined} />
      </>,
      `${HOME}?product=1`,
    );
    const [bar] = screen.getAllByRole('navigation', {
      name: 'Main',
      hidden: true,
    });
    const home = within(bar ?? document.body).getByRole('link', {
      name: 'Home',
      hidden: true,
    });
    expect(home).toHaveAttribute('href', HOME);
    expect(home).toHaveAttribute('aria-current', 'page');
    const menu = await screen.findByRole('dialog');
    expect(hrefs(menu)).toContain(HOME);
    for (const path of ['/', ...HIDDEN])
      expect(hrefs(document.body)).not.toContain(path);
  });
});

describe('where a picture is missing', () => {
  test.each([
    ['köttbullar', 'k'],
    ['🍕 place', '🍕'],
    ['Ёлка', 'Ё'],
  ])('%s shows its first letter', (name, letter) => {
    const { container } = render(
      <Picture src={null} name={name} width={64} height={64} />,
    );
    expect(container.innerHTML).toContain(`data-letter="${letter}"`);
    expect(container).toHaveTextContent('');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('nothing is drawn of what has no name', () => {
    const { container } = render(<Picture src={null} width={64} height={64} />);
    expect(container).toBeEmptyDOMElement();
  });
});
