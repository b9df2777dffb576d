/** The styles of signing in: page, form, code and password (docs/adr/0047). */
import '@/containers/ui/auth-page.module.css';
import '@/containers/account/sign-in/auth-form.module.css';
import '@/containers/account/code/code-form.module.css';
import '@/components/form/code-field/code-field.module.css';
import '@/components/form/password-field/password-field.module.css';
