import { BreachesPage } from './breaches/BreachesPage.tsx';
import { DpiaPage } from './dpia/DpiaPage.tsx';
import { ErasurePage } from './erasure/ErasurePage.tsx';
import { GdprLogPage } from './log/GdprLogPage.tsx';
import { RequestsPage } from './requests/RequestsPage.tsx';
import { RisksPage } from './risks/RisksPage.tsx';
import { AgreementsPage } from './software/AgreementsPage.tsx';

/** The registers beside the protocol, in one script: whoever opens one goes on to the others, and home knows fewer names. */
export const registers = { AgreementsPage, BreachesPage, DpiaPage, ErasurePage, GdprLogPage, RequestsPage, RisksPage };
