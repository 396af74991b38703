import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enContract } from './en-contract.ts';

/** The signing of an employment contract, on its page and in the last step of its wizard. */
export const noContract: TextsLike<typeof enContract> = {
  title: 'Digital signering',
  text: 'De får en lenke på e-post og signerer på mobil eller PC. Den signerte avtalen legges på profilen til arbeidstakeren.',
  publishAndSend: 'Ferdigstill og send til signering',
  sent: '«{name}» er ferdigstilt og sendt til signering',
  notSent: 'Avtalen er ferdigstilt, men ble ikke sendt til signering',
  ready: 'Avtalen er klar til å signeres.',
  send: 'Send til signering',
  sendAgain: 'Send til signering på nytt',
  open: 'Åpne signeringsforespørselen',
};
