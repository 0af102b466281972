import { type ModuleKey, moduleKeyOf } from '../../shell/modules.ts';

/** The modules that open the reports of the ombudsman, or let somebody open them (OPE-16). */
export const modulosDeDuasPessoas: readonly ModuleKey[] = ['ouvidoria', 'tecnologia'];

/** Whether one of the modules asks for two people. */
export const temModuloDeDuas = (modulos: readonly string[]): boolean =>
  modulos.some((modulo) => {
    const key = moduleKeyOf(modulo);
    return key !== undefined && modulosDeDuasPessoas.includes(key);
  });

/** Whether a change of modules waits for a second person: one of the two is added, or anything to oneself. */
export const modulosEsperam = (
  { antes, depois }: { antes: readonly string[]; depois: readonly string[] },
  isProprio: boolean,
): boolean => {
  const novos = depois.filter((modulo) => !antes.includes(modulo));
  return temModuloDeDuas(novos) || (isProprio && novos.length > 0);
};

/** For how long a request waits, in hours. */
export const horasDoPedido = 24;

/** For how long who set a login up, or reset it, is tied to it, in days. */
export const diasDeLigacao = 30;
