/** Runs works one at a time in order of arrival; a failure does not stop the next. */
export const umPorVez = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let ultimo: Promise<unknown> = Promise.resolve();
  return (work) => {
    const este = ultimo.then(work, work);
    ultimo = este.catch(() => undefined);
    return este;
  };
};
