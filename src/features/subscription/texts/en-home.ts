/** What the shell says of the trial: the banner and the block on home. */
export const en = {
  banner: {
    label: 'About the trial period',
    active: 'You can try everything for free.',
    left: '{days, plural, one {# day} other {# days}} {hours, select, 01 {01 hour} other {{hours} hours}} left.',
    warning: 'The trial ends soon.',
    expired: 'The trial has ended.',
    expiredText: 'You have the free plan.',
    subscribe: 'Subscribe',
  },
  widget: {
    left: '{days, plural, one {# day left} other {# days left}} of {total, number}',
    text: 'You have everything until {date}.',
    plans: 'See plans',
  },
};
