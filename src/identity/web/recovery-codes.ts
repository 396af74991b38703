/** Adds buttons to copy, print and download the recovery codes. */
export function offerCodes(): void {
  const actions = document.querySelector<HTMLElement>('[data-codes]');
  const status = actions?.querySelector('output');
  if (!actions || !status) return;
  const { title = '', file = '', copied = '' } = actions.dataset;
  const lines = [...document.querySelectorAll('#codes li')].map((item) => item.textContent ?? '');
  const text = `${title}\n\n${lines.join('\n')}\n`;
  const deeds: Record<string, () => Promise<void> | void> = {
    copy: async () => {
      await navigator.clipboard.writeText(text);
      status.value = copied;
    },
    print: () => print(),
    download: () => download(text, file),
  };
  actions.hidden = false;
  actions.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    void deeds[button?.dataset['do'] ?? '']?.();
  });
}

function download(text: string, file: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = file;
  link.click();
  URL.revokeObjectURL(link.href);
}
