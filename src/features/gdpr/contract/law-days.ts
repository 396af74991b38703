import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { Day } from '#kernel/contract/values.ts';

/** The year from which the regulation is law. What is registered by it was not asked for, known or done before (gdpr.173). */
const lawYear = '2018';
const isOfLaw = (day: string): boolean => day >= lawYear;
const tooEarly = field('dateTooEarly', { year: lawYear });

export const LawDay = Day.refine(isOfLaw, tooEarly);
export const LawMoment = z.iso.datetime({ offset: true, error: field('dateFormat') }).refine(isOfLaw, tooEarly);
