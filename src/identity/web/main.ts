import '#ui/tokens.css';
import { appearanceKey } from '#ui/appearance-key.ts';
import './style.css';
import { offerCodes } from './recovery-codes.ts';
import { guardForms, holdOffline, keepFields } from './forms.ts';
import { revealPasswords, showStrength, tidyCodes } from './fields.ts';

// Progressive enhancement: every page works without it.
const chosen = localStorage.getItem(appearanceKey);
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset['mantineColorScheme'] = chosen;

revealPasswords();
showStrength();
tidyCodes();
offerCodes();
// First, so that the others do not take for sent what is held.
holdOffline();
keepFields();
guardForms();
