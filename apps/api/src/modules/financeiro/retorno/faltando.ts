/** Warnings about return files missing before this one (CBR-7). */
export const faltando = (falta: { de: number; ate: number } | undefined): string[] => {
  if (falta === undefined) return [];
  const { de, ate } = falta;
  return [de === ate ? `O retorno ${de} não chegou.` : `Os retornos ${de} a ${ate} não chegaram.`];
};
