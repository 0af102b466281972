import { faltasNoTexto } from '@vidas/api-client/cobranca/aviso/conteudo.rules.ts';
import type { Encargos } from '../../../config/cobrancaConfig.ts';
import type { Db } from '../../../db/database.ts';
import { tx, type Trx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { encargosDeHoje } from '../prazos.ts';
import { findDevidas, findTitulares } from './conteudo.sql.ts';
import { conteudoDoAviso, emAtraso, mensalidadesNoDia } from './conteudoDoAviso.ts';
import {
  apagaAvisosDaCampanha,
  findLinhas,
  insertAvisos,
  type LinhaRow,
  settleCampanha,
} from './campanha.sql.ts';
import { sha256De } from './registra.ts';
import type { NovoAviso } from './registro.sql.ts';

/** A campaign of a service. */
export interface CampanhaQueSai {
  servico: string;
  campanhaId: number;
}

/** Lines per portion. */
const PORCAO = 200;

const viasDe = ({ push, sms }: LinhaRow): ('APP' | 'SMS')[] => [
  ...(push ? ['APP' as const] : []),
  ...(sms ? ['SMS' as const] : []),
];

const prefixo = ({ servico, campanhaId }: CampanhaQueSai): string => `${servico} ${campanhaId} `;

/**
 * Enters the messages of a campaign to holders with late fees as notices without proof (NOT-31). Each stays in doubt until the
 * campaign has left.
 */
export const avisosPorCampanha = ({ db, config }: Pick<Deps, 'db' | 'config'>) => {
  const daPorcao = async (
    trx: Db | Trx,
    linhas: readonly LinhaRow[],
    {
      campanha,
      login,
      em,
      encargos,
    }: { campanha: CampanhaQueSai; login: string; em: string; encargos: Encargos },
  ): Promise<NovoAviso[]> => {
    const dia = em.slice(0, 10);
    const matriculas = [...new Set(linhas.map(({ titular_matricula }) => titular_matricula))];
    const titulares = new Map((await findTitulares(trx, matriculas)).map((row) => [row.matricula, row]));
    const devidas = emAtraso(await findDevidas(trx, matriculas, dia), dia, encargos);
    const porTitular = Map.groupBy(devidas, ({ titular }) => titular);
    return linhas.flatMap((linha) => {
      const titular = titulares.get(linha.titular_matricula);
      const faturas = porTitular.get(linha.titular_matricula);
      if (!titular || !faturas) return [];
      const { texto } = linha;
      const conteudo = conteudoDoAviso(titular, mensalidadesNoDia(faturas, dia, encargos), config);
      return viasDe(linha).map((meio) => ({
        titular: titular.matricula,
        meio,
        endereco: linha.telefone,
        texto,
        sha256: sha256De(texto),
        faltas: faltasNoTexto(texto, conteudo),
        enviadoEm: em,
        por: login,
        origem: 'CAMPANHA' as const,
        origemId: `${prefixo(campanha)}${meio} ${linha.ordem}`,
        situacao: 'EM_DUVIDA' as const,
        mensalidades: faturas.map(({ numero }) => numero),
      }));
    });
  };
  return {
    entra: async (campanha: CampanhaQueSai, quem: { login: string; em: string }): Promise<void> => {
      const encargos = await encargosDeHoje(db, config.cobranca);
      await tx(db, async (trx) => {
        const linhas = await findLinhas(trx, campanha);
        for (let de = 0; de < linhas.length; de += PORCAO) {
          const porcao = linhas.slice(de, de + PORCAO);
          // One portion after another: a campaign has up to twenty thousand lines.
          // oxlint-disable-next-line no-await-in-loop
          await insertAvisos(trx, await daPorcao(trx, porcao, { campanha, encargos, ...quem }));
        }
      });
    },
    /** Marks the notices as sent, after the campaign left. */
    saiu: (campanha: CampanhaQueSai): Promise<void> => settleCampanha(db, prefixo(campanha)),
    /** Deletes the notices, when nothing of the campaign left. */
    naoSaiu: (campanha: CampanhaQueSai): Promise<void> => apagaAvisosDaCampanha(db, prefixo(campanha)),
  };
};
