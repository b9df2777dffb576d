import { localised, type Screen } from './screen';

interface Account {
  readonly email: string;
  readonly password: string;
}

/** /login */
export function loginPage(screen: Screen) {
  const { page, t } = screen;
  return {
    email: page.getByLabel(t('auth.contact')),
    password: page.getByLabel(t('auth.password'), { exact: true }),
    keep: page.getByRole('checkbox', { name: t('auth.keepLoggedIn') }),
    submit: page.getByRole('button', { name: t('auth.logIn') }),
    async open(from?: string): Promise<void> {
      const query = from ? `?from=${encodeURIComponent(from)}` : '';
      await page.goto(localised(screen, `/login${query}`));
    },
    async signIn({ email, password }: Account, keep = true): Promise<void> {
      await this.email.fill(email);
      await this.password.fill(password);
      await this.keep.setChecked(keep);
      await this.submit.click();
    },
    async goToRegister(): Promise<void> {
      await page.getByRole('link', { name: t('auth.login.create') }).click();
    },
  };
}

/** /register in its three steps. */
export function registerPage(screen: Screen) {
  const { page, t } = screen;
  const send = page.getByRole('button', { name: t('auth.register.sendCode') });
  return {
    async askForCode(email: string): Promise<void> {
      await send.waitFor();
      await page.getByLabel(t('auth.contact')).fill(email);
      await send.click();
    },
    code: page.getByLabel(t('auth.code.label'), { exact: true }),
    /** The last digit sends it. */
    async typeCode(code: string): Promise<void> {
      await this.code.fill(code);
    },
    firstname: page.getByLabel(t('auth.firstname')),
    async introduce(firstname: string, lastname: string, password: string) {
      await this.firstname.fill(firstname);
      await page.getByLabel(t('auth.lastnameOptional')).fill(lastname);
      await page.getByLabel(t('auth.password'), { exact: true }).fill(password);
      await page
        .getByRole('button', { name: t('auth.details.submit') })
        .click();
    },
  };
}

/** /reset-password, and the form of /update-password. */
export function resetPage(screen: Screen) {
  const { page, t } = screen;
  const send = page.getByRole('button', { name: t('auth.register.sendCode') });
  return {
    async askForCode(contact: string): Promise<void> {
      await send.waitFor();
      await page.getByLabel(t('auth.contact')).fill(contact);
      await send.click();
    },
    again: page.getByLabel(t('auth.passwordAgain')),
    async choose(password: string, again = password): Promise<void> {
      await page
        .getByLabel(t('auth.newPassword'), { exact: true })
        .fill(password);
      await this.again.fill(again);
      await page
        .getByRole('button', { name: t('auth.newPassword.submit') })
        .click();
    },
  };
}
