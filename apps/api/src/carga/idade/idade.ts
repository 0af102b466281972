import { type ModuleKey, moduleKeys } from '@vidas/api-client/shell/modules.ts';
import type { CargaConfig } from '../../config/cargaConfig.ts';
import type { Db } from '../../db/schema.ts';
import { momentoLocal } from '../../operatorMoment.ts';
import { arquivos } from '../arquivos/index.ts';
import { arquivosDoModulo } from './arquivosDoModulo.ts';
import { ultimasDosArquivos, type UltimaDoArquivo } from './idade.sql.ts';

const HORA_MS = 3_600_000;

/** Files with an overdue newer version, among those that have come once. */
const atrasadosDe = (
  ultimas: readonly UltimaDoArquivo[],
  agora: Date,
  { prazos }: Pick<CargaConfig, 'prazos'>,
): UltimaDoArquivo[] =>
  ultimas.filter(({ arquivo, em }) => {
    const horas = prazos[arquivo] ?? null;
    return horas !== null && em < momentoLocal(new Date(agora.getTime() - horas * HORA_MS));
  });

/** Late files, for the log. */
export const arquivosAtrasados = async (
  db: Db,
  agora: Date,
  config: Pick<CargaConfig, 'prazos'>,
): Promise<UltimaDoArquivo[]> => atrasadosDe(await ultimasDosArquivos(db), agora, config);

/** Age of a module's data. */
export interface Idade {
  modulo: ModuleKey;
  /** Newest of its files. */
  em: string;
  atrasados: UltimaDoArquivo[];
}

const nomesPorNumero = new Map(arquivos.map(({ numero, nome }) => [numero, nome]));

const vivemDe = (modulo: ModuleKey): ReadonlySet<string> =>
  new Set(
    modulo === 'tecnologia'
      ? nomesPorNumero.values()
      : (arquivosDoModulo[modulo] ?? []).map((numero) => nomesPorNumero.get(numero) ?? numero),
  );

/**
 * Age of the loaded data by module; Tecnologia covers all of them. Modules whose files never came are missing
 * (CAR-70).
 */
export const idades = async (db: Db, agora: Date, config: Pick<CargaConfig, 'prazos'>): Promise<Idade[]> => {
  const ultimas = await ultimasDosArquivos(db);
  const atrasados = atrasadosDe(ultimas, agora, config);
  return moduleKeys.flatMap((modulo) => {
    const nomes = vivemDe(modulo);
    const suas = ultimas.filter(({ arquivo }) => nomes.has(arquivo));
    const em = suas
      .map((ultima) => ultima.em)
      .toSorted()
      .at(-1);
    return em === undefined
      ? []
      : [{ modulo, em, atrasados: atrasados.filter(({ arquivo }) => nomes.has(arquivo)) }];
  });
};
