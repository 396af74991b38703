import { useState } from 'react';

interface Question<About> {
  about: About;
  answer: (isConfirmed: boolean) => void;
}

/** A question in the middle of an action, such as saving: `ask` waits until the dialog that shows `question` is answered. */
export function useQuestion<About>() {
  const [question, setQuestion] = useState<Question<About>>();
  async function ask(about: About): Promise<boolean> {
    const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ about, answer }));
    setQuestion(undefined);
    return isConfirmed;
  }
  return { question, ask };
}
