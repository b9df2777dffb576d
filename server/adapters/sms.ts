export interface Sms {
  readonly to: string;
  readonly text: string;
}

/** What an SMS provider must do: hand over one text, or reject. None comes with the product. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
