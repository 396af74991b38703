/** The signing of an employment contract, on its page and in the last step of its wizard. */
export const enContract = {
  title: 'Digital signing',
  text: 'They get a link by e-mail and sign on a phone or computer. The signed contract is added to the employee’s profile.',
  publishAndSend: 'Publish and send for signing',
  sent: '“{name}” was published and sent for signing',
  notSent: 'The contract was published, but was not sent for signing',
  ready: 'The contract is ready to be signed.',
  send: 'Send for signing',
  sendAgain: 'Send for signing again',
  open: 'Open the signing request',
};
