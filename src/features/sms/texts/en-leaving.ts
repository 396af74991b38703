/** What happens to text messages when somebody is erased. */
export const enLeaving = {
  consequences: {
    smsSent: '{count, plural, one {One text message is kept} other {# text messages are kept}} without the name of the sender',
    smsGot: '{count, plural, one {One text message loses} other {# text messages lose}} the name and number of the recipient',
  },
};
