import '#ui/tokens.css';
import '#ui/base.css';
import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SignerPages } from '#features/signing/web/signer/SignerPages.tsx';
import { connect } from '#kernel/web/connection.ts';
import { fetchPart } from '#kernel/web/parts.ts';
import { checkServer, reachable } from '#kernel/web/reachable.ts';
import { currentLanguage, loadTexts, startTexts, type TextLoader } from '#kernel/web/texts.ts';
import { addressLanguage } from './address-language.ts';

type Messages = Record<string, unknown>;
type Files = Record<string, () => Promise<Record<string, Messages>>>;

const signing: Files = import.meta.glob<Record<string, Messages>>('../../features/signing/texts/{en,no}-{signer,verify}.ts');
const kernel: Files = import.meta.glob<Record<string, Messages>>('../../kernel/texts/{en,no}.ts');

/** The pages of who signs have rooms of their own, and not the texts of the app. */
const loadRoom: TextLoader = async (room, language) => {
  const file =
    room === 'kernel' ? kernel[`../../kernel/texts/${language}.ts`] : signing[`../../features/signing/texts/${language}-${room}.ts`];
  const texts = file && (await fetchPart(file))[language];
  if (!texts) throw new Error(`There is no text file for ${room} in ${language}.`);
  return texts;
};

const container = document.querySelector('#root');
if (!container) throw new Error('The page has no #root.');
startTexts(loadRoom, addressLanguage());
connect({
  language: currentLanguage,
  onReachable: reachable.set,
  mayWrite: async () => reachable.get() || (await checkServer()),
  isThere: checkServer,
});
// What the server put there stays until there is something to show instead.
void Promise.all(['kernel', 'signer'].map((room) => loadTexts(room))).then(() =>
  createRoot(container).render(createElement(StrictMode, null, createElement(SignerPages))),
);
