import { enLaw } from './en-law.ts';

export const en = { law: enLaw };
