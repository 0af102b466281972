import { type ModuleKey, moduleKeyOf } from '../../shell/modules.ts';

/** Modules that open the ombudsman's reports, or give access to them (OPE-16). */
const modulosDeDuasPessoas: readonly ModuleKey[] = ['ouvidoria', 'tecnologia'];

/** True when one of the modules needs two people. */
export const temModuloDeDuas = (modulos: readonly string[]): boolean =>
  modulos.some((modulo) => {
    const key = moduleKeyOf(modulo);
    return key !== undefined && modulosDeDuasPessoas.includes(key);
  });

/** True when a change needs a second person: one of these modules is added, or a person adds to their own. */
export const modulosEsperam = (
  { antes, depois }: { antes: readonly string[]; depois: readonly string[] },
  isProprio: boolean,
): boolean => {
  const novos = depois.filter((modulo) => !antes.includes(modulo));
  return temModuloDeDuas(novos) || (isProprio && novos.length > 0);
};

/** Hours until a request ends by itself. */
export const horasDoPedido = 24;

/** Days for which a person who created or reset a login is tied to it. */
export const diasDeLigacao = 30;
