/** Who reads the subscription; that one may change it as well is asked by handlers (subscription.28). */
export const reading = { access: { permission: 'Subscription' }, company: 'required', effect: 'read' } as const;
/** Who changes it. */
export const changing = { ...reading, effect: 'write' } as const;
