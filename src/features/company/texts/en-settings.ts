/** Texts of the company's settings (OR-05). */
export const settings = {
  title: 'Settings',
  lead: 'How Samspill works for {company}.',
} as const;
