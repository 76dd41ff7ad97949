/** Resolves once the condition holds. Only a test's own limit ends the wait: how long it takes is the machine's business. */
export async function until(condition: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 5));
}
