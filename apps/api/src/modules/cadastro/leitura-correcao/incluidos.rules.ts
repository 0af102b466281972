import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import type { RpxIncluido } from '../../../imports/rpx.ts';

/** A CCO of a return, with the problem that the file alone shows (SIB-10). */
export interface IncluidoJulgado {
  codigo: string;
  matricula: string;
  cco: string;
  noArquivo: 'INVALIDO' | 'DOIS CCO' | 'REPETIDO' | null;
}

/** Distinct values of each key. */
const valuesBy = (pairs: readonly (readonly [key: string, value: string])[]): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const [key, value] of pairs) {
    const values = found.get(key);
    if (values) values.add(value);
    else found.set(key, new Set([value]));
  }
  return found;
};

/** CCOs of a return in file order, once per code; a code may lack its leading zeros. */
export const julgaIncluidos = (incluidos: readonly RpxIncluido[]): IncluidoJulgado[] => {
  const unique = new Map(
    incluidos.map(({ codigoBeneficiario: codigo, cco }) => [
      JSON.stringify([codigo, cco]),
      { codigo, cco, matricula: matriculaInteira(codigo) },
    ]),
  );
  const all = [...unique.values()];
  const ccos = valuesBy(all.map(({ matricula, cco }) => [matricula, cco]));
  const vinculos = valuesBy(all.map(({ matricula, cco }) => [cco, matricula]));
  const contra = ({ matricula, cco }: (typeof all)[number]): IncluidoJulgado['noArquivo'] => {
    if (!/^\d{12}$/.test(cco)) return 'INVALIDO';
    if ((ccos.get(matricula)?.size ?? 0) > 1) return 'DOIS CCO';
    return (vinculos.get(cco)?.size ?? 0) > 1 ? 'REPETIDO' : null;
  };
  return all.map((each) => ({ ...each, noArquivo: contra(each) }));
};
