/** Mails about requests. {days} comes in words, {type} never says that it is illness. */
export const enMail = {
  mail: {
    types: {
      '-1': 'absence',
      1: 'vacation',
      2: 'home office',
      6: 'time off in lieu',
      7: 'leave',
      8: 'other absence',
      9: 'off-site work',
    },
    oneDay: '{days} working day',
    manyDays: '{days} working days',
    toDecider: {
      request: { subject: '{name} asks for {type}', text: '{name} has asked for {type}, {period}: {days}.' },
      change: { subject: '{name} asks to change {type}', text: '{name} has asked to change {type} to {period}: {days}.' },
      deletion: { subject: '{name} asks to delete {type}', text: '{name} has asked to delete {type}, {period}: {days}.' },
      registered: { subject: '{name} has registered absence', text: '{name} has registered absence, {period}: {days}.' },
    },
    leftOne: 'After that, {left} vacation day is left of {year}.',
    left: 'After that, {left} vacation days are left of {year}.',
    away: 'Others in the same department or team who are away then: {away}.',
    locked: 'These days are within a locked period: {period}.',
    tooFew: 'With this request, fewer than {minimum} would be at work, first on {date}.',
    toPerson: {
      1: { subject: '{by} has registered {type} for you', text: '{by} has registered {type} for you, {period}: {days}.' },
      2: { subject: 'Your {type} has been approved', text: '{by} has approved your {type}, {period}: {days}.' },
      3: { subject: 'Your {type} has been declined', text: '{by} has declined your {type}, {period}.' },
      4: { subject: 'Your {type} has been deleted', text: '{by} has agreed to delete your {type}, {period}.' },
      5: { subject: 'Your {type} has not been deleted', text: '{by} has declined to delete your {type}, {period}. It stands as it was.' },
      6: { subject: 'Your {type} has been deleted', text: '{by} has deleted your {type}, {period}.' },
      9: {
        subject: 'Your request for {type} has been changed',
        text: '{by} has changed your request for {type}. It is now {period}: {days}.',
      },
      10: { subject: 'Your {type} has been changed', text: 'Your {type} is now {period}: {days}. {by} agreed to it.' },
      11: {
        subject: 'The change of your {type} has been declined',
        text: '{by} has declined the change. Your {type} stands as it was, {period}.',
      },
      12: {
        subject: 'The change of your {type} has been withdrawn',
        text: '{by} has withdrawn the change. Your {type} stands as it was, {period}.',
      },
    },
    comment: '{by} writes: {comment}',
    system: 'Samspill',
    decide: 'See the request',
    see: 'See the absence',
    open: 'See your absence',
  },
};
