// The browser's sound output, made by the first click that turns sound on; of the page.
let output: AudioContext | undefined;
let music: { stop: () => void } | undefined;

const melody = [261.6, 329.6, 392, 523.3, 392, 329.6, 293.7, 349.2, 440, 587.3, 440, 349.2];
const beat = 0.32;

/** Must follow a click: browsers refuse sound that nobody asked for. */
export function openSound(): void {
  output ??= new AudioContext();
  void output.resume();
}

function tone(frequency: number, { at, seconds, loudness }: { at: number; seconds: number; loudness: number }): void {
  if (!output) return;
  const source = output.createOscillator();
  const volume = output.createGain();
  source.type = 'triangle';
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(volume).connect(output.destination);
  source.start(at);
  source.stop(at + seconds);
}

/** The clicks of a wheel that gets slower, from now until it stands still. */
export function playTurn(milliseconds: number): void {
  if (!output) return;
  const clicks = 40;
  for (let click = 0; click < clicks; click += 1) {
    const at = output.currentTime + (1 - (1 - click / clicks) ** (1 / 3)) * (milliseconds / 1000);
    tone(880, { at, seconds: 0.04, loudness: 0.12 });
  }
}

export function playWin(): void {
  if (!output) return;
  for (const [place, frequency] of [523.3, 659.3, 784, 1046.5].entries())
    tone(frequency, { at: output.currentTime + place * 0.14, seconds: 0.6, loudness: 0.2 });
}

/** A quiet melody until it is stopped. */
export function startMusic(): void {
  if (!output || music) return;
  let step = 0;
  const timer = setInterval(() => {
    const frequency = melody[step % melody.length];
    if (output && frequency !== undefined) tone(frequency, { at: output.currentTime, seconds: beat * 1.6, loudness: 0.05 });
    step += 1;
  }, beat * 1000);
  music = { stop: () => clearInterval(timer) };
}

export function stopMusic(): void {
  music?.stop();
  music = undefined;
}
