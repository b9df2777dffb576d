/** Three strikes of two tones, in hertz and seconds. */
const TONES = [880, 1174.7] as const;
const STRIKES = [0, 0.22, 0.44] as const;
const LENGTH = 0.5;
const LOUD = 0.55;
const SILENT = 0.0001;

/** A bell made by this browser, without a file. It may sound only after a press on the page. */
export class RingSound {
  private context: AudioContext | null = null;

  /** True: it can be heard. */
  get isOn(): boolean {
    return this.context?.state === 'running';
  }

  /** Belongs to a press. Answers whether the bell can be heard from now on. */
  async unlock(): Promise<boolean> {
    if (typeof AudioContext === 'undefined') return false;
    this.context ??= new AudioContext();
    await this.context.resume();
    return this.isOn;
  }

  ring(): void {
    const { context } = this;
    if (!context || !this.isOn) return;
    for (const strike of STRIKES)
      for (const tone of TONES) this.strike(context, tone, strike);
  }

  close(): void {
    void this.context?.close();
    this.context = null;
  }

  private strike(context: AudioContext, tone: number, after: number): void {
    const at = context.currentTime + after;
    const volume = context.createGain();
    volume.gain.setValueAtTime(SILENT, at);
    volume.gain.exponentialRampToValueAtTime(LOUD / TONES.length, at + 0.01);
    volume.gain.exponentialRampToValueAtTime(SILENT, at + LENGTH);
    const voice = context.createOscillator();
    voice.frequency.value = tone;
    voice.connect(volume).connect(context.destination);
    voice.start(at);
    voice.stop(at + LENGTH);
  }
}
