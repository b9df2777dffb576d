import { UnsecuredJWT } from 'jose';
import {
  alertOf,
  answerAs,
  expect,
  openWindow,
  somebody,
  test,
} from './people';

test('a closed window is nothing to shout about, and the button works again', async ({
  page,
}) => {
  await page.goto('/login?from=%2Fsettings');
  const google = page.getByRole('button', { name: 'Google', exact: true });
  const popup = await openWindow(page, 'Google');
  await popup.close();
  await expect(google).toBeEnabled();
  await expect(google).not.toHaveAttribute('aria-busy', 'true');
  await expect(alertOf(page)).toHaveCount(0);
  await answerAs(await openWindow(page, 'Google'), somebody());
  await expect(page).toHaveURL(/\/settings$/);
});

test('a blocked window is told, and the next press opens it', async ({
  page,
}) => {
  await page.goto('/login?from=%2Fsettings');
  await page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await page.getByRole('button', { name: 'Google', exact: true }).click();
  await expect(alertOf(page)).toContainText(
    'Your browser blocked the sign-in window.',
  );
  await answerAs(await openWindow(page, 'Google'), somebody());
  await expect(page).toHaveURL(/\/settings$/);
});

const now = Math.floor(Date.now() / 1000);
const honest = {
  ...{ iss: 'https://securetoken.google.com/demo-sofra', aud: 'demo-sofra' },
  ...{ sub: 'forged', iat: now, auth_time: now, exp: now + 3600 },
  firebase: { sign_in_provider: 'google.com' },
};
const FORGED: Readonly<Record<string, string>> = {
  nonsense: 'not-a-token',
  'an expired one': unsigned({ iat: now - 7200, exp: now - 3600 }),
  "another project's": unsigned({
    aud: 'elsewhere',
    iss: 'https://securetoken.google.com/elsewhere',
  }),
  "another provider's": unsigned({
    firebase: { sign_in_provider: 'facebook.com' },
  }),
  'one of a password': unsigned({ firebase: { sign_in_provider: 'password' } }),
  'one without a person': unsigned({ sub: '' }),
  'one of tomorrow': unsigned({ auth_time: now + 86_400 }),
};

function unsigned(more: object): string {
  return new UnsecuredJWT({ ...honest, ...more }).encode();
}

for (const [name, idToken] of Object.entries(FORGED))
  test(`the page's own call with ${name} opens nothing`, async ({ page }) => {
    await page.goto('/login');
    const answer = await page.evaluate(async (id_token) => {
      const response = await fetch('/api/v1/auth/google/callback', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id_token }),
      });
      return {
        status: response.status,
        body: (await response.json()) as unknown,
      };
    }, idToken);
    expect(JSON.stringify(answer.body)).toContain('107');
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toHaveProperty('data.access_token');
  });
