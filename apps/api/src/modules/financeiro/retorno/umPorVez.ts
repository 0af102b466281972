/** Runs one piece of work after the other, in the order in which they come; one that fails stops none behind it. */
export const umPorVez = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let ultimo: Promise<unknown> = Promise.resolve();
  return (work) => {
    const este = ultimo.then(work, work);
    ultimo = este.catch(() => undefined);
    return este;
  };
};
