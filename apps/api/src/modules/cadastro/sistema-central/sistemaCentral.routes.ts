import * as contract from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.contract.ts';
import { aConfirmar } from '@vidas/api-client/cadastro/sistema-central/aConfirmar.report.ts';
import { ausentesDaCarga } from '@vidas/api-client/cadastro/sistema-central/ausentesDaCarga.report.ts';
import { sistemaCentral } from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.report.ts';
import { sistemaCentralAtendimento } from '@vidas/api-client/atendimento/sistemaCentral.report.ts';
import { sistemaCentralFinanceiro } from '@vidas/api-client/financeiro/sistemaCentral.report.ts';
import type { FastifyInstance } from 'fastify';
import { respondePergunta } from '../../../carga/confirma/responde.ts';
import { assina } from '../../../carga/decisoes/assina.sql.ts';
import { cede, mantem } from '../../../carga/decisoes/decisoes.sql.ts';
import { tx } from '../../../db/tx.ts';
import type { Deps } from '../../../deps.ts';
import { Failure, refuseFields } from '../../../http/failure.ts';
import { serve } from '../../../http/serve.ts';
import { serveReport } from '../../../http/serveReport.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import {
  encerraAusente,
  findMotivos,
  ignoraAusente,
  moduloDaTabela,
  perguntaAusente,
  prendeAusente,
  selectAConfirmar,
  selectAusentes,
  selectSistemaCentral,
  tabelaDaDecisao,
} from './sistemaCentral.sql.ts';

/** Decisions for the core system (CAR-8), bonds missing in its files (CAR-9), and questions about people (CAR-13). */
export const sistemaCentralRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock } = deps;
  const doCadastro = { app, deps, allow: ['cadastro'] as const };
  serveReport(doCadastro, sistemaCentral, {
    todos: (contexto) => selectSistemaCentral(contexto, 'cadastro'),
  });
  serveReport({ app, deps, allow: ['financeiro'] }, sistemaCentralFinanceiro, {
    todos: (contexto) => selectSistemaCentral(contexto, 'financeiro'),
  });
  serveReport({ app, deps, allow: ['atendimento'] }, sistemaCentralAtendimento, {
    todos: (contexto) => selectSistemaCentral(contexto, 'atendimento'),
  });
  serveReport(doCadastro, ausentesDaCarga, { todos: selectAusentes });
  serveReport(doCadastro, aConfirmar, { todos: selectAConfirmar });

  serve(app, contract.respondePergunta, { allow: ['cadastro'] }, async ({ session, input: { body } }) => {
    const resposta = { ...body, login: session.login, em: momentoLocal(clock()) };
    return { message: await tx(db, (trx) => respondePergunta(trx, resposta)) };
  });

  serve(app, contract.getMotivosCancelamento, { allow: ['cadastro'] }, () => findMotivos(db));

  serve(
    app,
    contract.respondeDivergencia,
    { allow: ['cadastro', 'financeiro', 'atendimento'] },
    async ({ session, input: { body } }) => {
      const tabela = await tabelaDaDecisao(db, body.id);
      const acabou = new Failure(
        404,
        'Esta decisão não aguarda mais nada: alguém respondeu, ou o sistema central a tem.',
      );
      if (tabela === undefined) throw acabou;
      const modulo = moduloDaTabela[tabela];
      if (modulo === undefined || !session.modules.includes(modulo))
        throw new Failure(403, 'Quem responde por este valor é outro módulo.');
      const resposta = { id: body.id, login: session.login, em: momentoLocal(clock()) };
      const feita = await tx(db, (trx) =>
        body.resposta === 'nosso' ? mantem(trx, resposta) : cede(trx, resposta),
      );
      if (!feita) throw acabou;
      return {
        message:
          body.resposta === 'nosso'
            ? 'Fica o valor daqui, que se conta de novo ao sistema central.'
            : 'Vale o valor do sistema central, que se gravou aqui.',
      };
    },
  );

  serve(app, contract.respondeAusente, { allow: ['cadastro'] }, async ({ session, input: { body } }) => {
    const em = momentoLocal(clock());
    const hoje = em.slice(0, 10);
    const { matricula, ato, dia, motivo } = body;
    if (ato !== 'pergunta' && dia === null) throw refuseFields([{ field: 'dia', message: 'falta o dia' }]);
    if (ato === 'encerra' && motivo === null)
      throw refuseFields([{ field: 'motivo', message: 'falta o motivo' }]);
    return tx(db, async (trx) => {
      const ausente = await prendeAusente(trx, matricula);
      if (!ausente) throw new Failure(404, 'Este vínculo não está mais entre os ausentes.');
      if (ato === 'pergunta') {
        await perguntaAusente(trx, matricula, { login: session.login, em });
        return { message: `A pergunta por ${ausente.nome} vai ao sistema central.` };
      }
      if (ato === 'ignora') {
        if ((dia ?? '') < hoje) throw refuseFields([{ field: 'dia', message: 'já passou' }]);
        await ignoraAusente(trx, matricula, dia ?? hoje);
        return { message: `${ausente.nome} fica de lado até esse dia.` };
      }
      if ((dia ?? '') < (ausente.ativadoEm ?? ausente.cadastradoEm))
        throw refuseFields([{ field: 'dia', message: 'é antes do começo do vínculo' }]);
      if (!(await findMotivos(trx)).some(({ codigo }) => codigo === motivo))
        throw refuseFields([{ field: 'motivo', message: 'não é um dos motivos de cancelamento' }]);
      await assina(trx, { login: session.login, em });
      await encerraAusente(trx, matricula, { dia: dia ?? hoje, motivo: motivo ?? '', hoje });
      return { message: `O vínculo de ${ausente.nome} terminou aqui, e o sistema central será informado.` };
    });
  });
};
