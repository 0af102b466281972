import * as contract from '@vidas/api-client/cobranca/aviso/aviso.contract.ts';
import { geraCartasDeAviso, getDossie } from '@vidas/api-client/cobranca/aviso/cartaDeAviso.contract.ts';
import { avisos } from '@vidas/api-client/cobranca/aviso/aviso.report.ts';
import { matriculaInteira } from '@vidas/api-client/kinds/matricula.ts';
import type { FastifyInstance } from 'fastify';
import { serialOf } from '../../../db/serial.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../http/failure.ts';
import { noContent, serve } from '../../../http/serve.ts';
import { exigeImplantada } from '../../../implantacao/exigeImplantada.ts';
import { operatorDay } from '../../../operatorDay.ts';
import { momentoLocal } from '../../../operatorMoment.ts';
import { mudaSituacao } from '../notificacao/mudaSituacao.ts';
import { encargosDeHoje } from '../prazos.ts';
import { cofreDasProvas } from './arquivoDaProva.ts';
import { findDevidas } from './conteudo.sql.ts';
import { emAtraso, mensalidadesNoDia } from './conteudoDoAviso.ts';
import { julgadosDe } from './fatosDoContrato.ts';
import { fazDossie } from './fazDossie.ts';
import { fazCartasDeAviso } from './fazCartasDeAviso.ts';
import { enderecoEscrito } from './endereco.present.ts';
import { desfaz, prova, registra, titularDe } from './registra.ts';
import { bytesGuardados, findAviso, findAvisos, findProva, findProvas } from './registro.sql.ts';

/** Only Cobrança has the register of notices. */
const allow = ['cobranca'] as const;

/** Register of the notices of default, with their proofs (RN ANS 593/2023). */
export const avisoRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, clock, config, secrets } = deps;
  const cofre = cofreDasProvas(secrets);
  const { provasTetoBytes: tetoBytes } = config.cobranca;
  const quem = (login: string) => ({ login, em: momentoLocal(clock()) });
  const hoje = () => operatorDay(clock());

  serve(app, avisos.questions.busca.endpoint, { allow }, async ({ input: { body } }) => {
    const matricula = matriculaInteira(body.matricula);
    const julgados = await julgadosDe(db, matricula, hoje());
    return (await findAvisos(db, matricula)).map((row) => {
      const { recebidoEm = null, porqueNaoVale = null } = julgados.get(row.id) ?? {};
      return {
        ...row,
        situacao: recebidoEm === null ? 'Não vale' : 'Vale',
        porque: porqueNaoVale,
        recebidoEm,
      };
    });
  });

  serve(app, contract.getAviso, { allow }, async ({ input: { params } }) => {
    const aviso = await findAviso(db, serialOf(params.id) ?? 0);
    if (!aviso) throw new Failure(404, 'Este aviso não existe.');
    const julgado = (await julgadosDe(db, aviso.matricula, hoje())).get(aviso.id);
    return {
      ...aviso,
      recebidoEm: julgado?.recebidoEm ?? null,
      porque: julgado?.porqueNaoVale ?? null,
      provas: await findProvas(db, aviso.id),
      ocupado: await bytesGuardados(db),
      teto: tetoBytes,
    };
  });

  serve(app, contract.getParaAvisar, { allow }, async ({ input: { body } }) => {
    const titular = await titularDe(db, body.matricula);
    const { matricula, nome, email, telefones } = titular;
    const encargos = await encargosDeHoje(db, config.cobranca);
    const devidas = emAtraso(await findDevidas(db, [matricula], hoje()), hoje(), encargos);
    const mensalidades = mensalidadesNoDia(devidas, hoje(), encargos);
    return {
      matricula,
      nome,
      email,
      telefones,
      endereco: enderecoEscrito(titular),
      mensalidades: mensalidades.map(({ atualizadoCents, ...fee }) => ({
        ...fee,
        atualizado: atualizadoCents,
      })),
    };
  });

  serve(app, contract.registraAviso, { allow }, async ({ input: { body }, session }) => {
    const encargos = await encargosDeHoje(db, config.cobranca);
    return mudaSituacao(db, (trx) => registra(trx, body, quem(session.login), { config, encargos }));
  });

  serve(app, geraCartasDeAviso, { allow }, async ({ input: { body }, session }) => {
    await exigeImplantada(db, geraCartasDeAviso);
    const encargos = await encargosDeHoje(db, config.cobranca);
    return mudaSituacao(db, (trx) =>
      fazCartasDeAviso(trx, body.matriculas, quem(session.login), { config, encargos }),
    );
  });

  serve(app, getDossie, { allow }, async ({ input: { body }, session, setHeader }) => {
    setHeader('cache-control', 'no-store');
    const pedido = { matricula: body.matricula, hoje: hoje(), quem: session.user };
    const pdf = await fazDossie(db, pedido, config);
    return {
      nome: `dossie-${matriculaInteira(body.matricula)}-${hoje()}.pdf`,
      conteudo: Buffer.from(pdf).toString('base64'),
    };
  });

  serve(app, contract.registraProva, { allow }, async ({ input: { body }, session }) => ({
    message: await mudaSituacao(db, (trx) => prova(trx, body, quem(session.login), { cofre, tetoBytes })),
  }));

  serve(app, contract.desfazProva, { allow }, async ({ input: { body }, session }) => ({
    message: await mudaSituacao(db, (trx) => desfaz(trx, body, quem(session.login))),
  }));

  serve(
    app,
    contract.getArquivoDaProva,
    {
      allow,
      finalidade: 'Prova de aviso de inadimplência',
      consulta: {
        lista: 'Arquivo de uma prova de aviso',
        pessoa: 'matricula',
        pergunta: ({ params }) => ({ detalhe: params.id }),
        linhas: (reply) => (reply === null ? [] : [reply]),
      },
    },
    async ({ input: { params }, setHeader }) => {
      setHeader('cache-control', 'no-store');
      const id = serialOf(params.id) ?? 0;
      const row = await findProva(db, id);
      const bytes = row && (await cofre.abre(db, id));
      if (!row || !bytes) return noContent;
      return {
        matricula: row.titular_matricula,
        nome: row.arquivo_nome ?? `prova-${id}`,
        conteudo: bytes.toString('base64'),
      };
    },
  );
};
