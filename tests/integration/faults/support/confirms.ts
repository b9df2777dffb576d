/** Whether a mail's subject confirms an order; other mails tell of its later steps, which a slow machine sees too. */
export const confirms = (subject: string): boolean =>
  /^Your order \S+ at /.test(subject) && !subject.endsWith(' was cancelled');
