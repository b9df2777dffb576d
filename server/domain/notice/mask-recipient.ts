/** An e-mail or phone as logs and answers may show it: `d***@mail.example`, `+998*****67`. */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  if (at > 0) return `${recipient.slice(0, 1)}***${recipient.slice(at)}`;
  const hidden = Math.max(3, recipient.length - 6);
  return `${recipient.slice(0, 4)}${'*'.repeat(hidden)}${recipient.slice(-2)}`;
}
