import { writeDayTime } from '@vidas/api-client/words/day.ts';
import * as contract from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.contract.ts';
import {
  figuraDe,
  recusaDaChave,
} from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.rules.ts';
import { ehGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Session } from '../../../http/door.ts';
import { Failure, refuseFields } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { assina, findAssinatura, isEmImplantacao } from '../../../implantacao/implantacao.sql.ts';
import { ImportError } from '../../../imports/importError.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { comparaFiguras, type Totais } from './conferencia.ts';
import { esqueceInformado, guardaInformados } from './informados.sql.ts';
import { leConferenciaCsv } from './leConferenciaCsv.ts';

/** Tecnologia loads, Diretoria answers for it. */
const allow = ['tecnologia', 'diretoria'] as const;

const soGerencia =
  'Só um cargo de gerência assina: Diretor, Gerente Geral/Comercial, Gerente Comercial, Gerente Financeiro, Gerente de Operação ou Gerente de TI.';

const mudou = (vista: Totais, agora: Totais): boolean =>
  vista.figuras !== agora.figuras ||
  vista.diferentes !== agora.diferentes ||
  vista.semComparar !== agora.semComparar;

/** The figures of the load beside those of the core system, until somebody signs them (CAR-52, CAR-53). */
export const conferenciaCargaRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  const hoje = (): string => operatorDay(clock());
  const quem = ({ login, user }: Session) => ({ login, por: user, em: momentoLocal(clock()) });

  serve(app, contract.getConferenciaCarga, { allow }, async ({ session }) => {
    const [emImplantacao, assinatura] = [await isEmImplantacao(db), await findAssinatura(db)];
    return {
      ...(await comparaFiguras(db, hoje())),
      emImplantacao,
      assinatura: assinatura ?? null,
      impedimento: emImplantacao && !ehGerente(session.cargo) ? soGerencia : null,
    };
  });

  serve(app, contract.informaConferenciaCarga, { allow }, async ({ input: { body }, session }) => {
    const { figura, chave, quantidade, valor } = body;
    const recusa = recusaDaChave(figura, chave, hoje());
    if (recusa !== undefined) throw refuseFields([{ field: 'chave', message: recusa }]);
    if (quantidade !== null && quantidade < 0)
      throw refuseFields([{ field: 'quantidade', message: 'não pode ser negativa' }]);
    if (valor !== null && !figuraDe(figura).temValor)
      throw refuseFields([{ field: 'valor', message: 'esta figura não tem valor' }]);
    if (quantidade === null && valor === null) {
      await esqueceInformado(db, figura, chave);
      return { message: 'O que estava informado saiu.' };
    }
    await guardaInformados(db, [body], quem(session));
    return { message: 'Figura informada.' };
  });

  serve(app, contract.importaConferenciaCarga, { allow }, async ({ file, session }) => {
    try {
      const lidos = await leConferenciaCsv(Buffer.concat(await file.stream.toArray()), hoje());
      await guardaInformados(db, lidos, quem(session));
      const quantas =
        lidos.length === 1
          ? '1 figura informada'
          : `${lidos.length.toLocaleString('pt-BR')} figuras informadas`;
      return { success: true, message: `${quantas}.`, linhas: lidos.length };
    } catch (error) {
      if (!(error instanceof ImportError)) throw error;
      throw new Failure(422, error.message, { problems: error.toFieldProblems() });
    }
  });

  serve(app, contract.assinaConferenciaCarga, { allow }, async ({ input: { body }, session }) => {
    if (!ehGerente(session.cargo)) throw new Failure(403, soGerencia);
    const assinada = await findAssinatura(db);
    if (assinada)
      throw new Failure(
        409,
        `A conferência já foi assinada em ${writeDayTime(assinada.em)} por ${assinada.por}.`,
      );
    if (!(await isEmImplantacao(db)))
      throw new Failure(409, 'Esta instalação não está em implantação: não há o que assinar.');
    const { linhas: _, ...agora } = await comparaFiguras(db, hoje());
    if (mudou(body, agora))
      throw new Failure(
        409,
        `As figuras mudaram desde que você as viu: agora são ${agora.figuras}, ${agora.diferentes} diferem e ${agora.semComparar} estão sem comparar. Confira e assine de novo. Nada foi assinado.`,
      );
    const { figuras, diferentes, semComparar: sem_comparar } = agora;
    if (!(await assina(db, { ...quem(session), figuras, diferentes, sem_comparar })))
      throw new Failure(409, 'Outra pessoa acaba de assinar a conferência.');
    return { message: 'Conferência assinada: a implantação terminou.' };
  });
};
