import type { MeioDoAviso } from '@vidas/api-client/cobranca/notificacao/avisoJulgado.ts';
import { sql } from 'kysely';
import type { Trx } from '../../db/tx.ts';
import { avisoEmPalavras } from '../../documents/aviso/avisoPdf.ts';
import { findDevidas, findTitulares, type TitularRow } from '../../modules/cobranca/aviso/conteudo.sql.ts';
import { mensalidadesNoDia } from '../../modules/cobranca/aviso/conteudoDoAviso.ts';
import { enderecoEscrito } from '../../modules/cobranca/aviso/endereco.present.ts';
import { sha256De } from '../../modules/cobranca/aviso/registra.ts';
import { insertAviso } from '../../modules/cobranca/aviso/registro.sql.ts';
import { diasEntre, somaDias } from '../../modules/cobranca/encargos.rules.ts';
import { semCasoDeDivida } from '../retorno/titulosDemo.sql.ts';

/** A notice in one of its cases. */
interface Caso {
  meio: MeioDoAviso;
  /** Days before today on which it left. */
  ha: number;
  origem: 'TELA' | 'CARTA' | 'CAMPANHA' | 'EMAIL';
  situacao?: 'EM_DUVIDA';
  /** Only the oldest fee. */
  isUma?: true;
  /** Kind, days after the notice, and note of its proof. */
  prova?: readonly ['AR' | 'RESPOSTA' | 'FALHA', number, string | null];
}

const casos: readonly Caso[] = [
  { meio: 'CARTA', ha: 25, origem: 'CARTA', prova: ['AR', 4, null] },
  { meio: 'SMS', ha: 20, origem: 'CAMPANHA', prova: ['RESPOSTA', 2, 'ok, ciente'] },
  { meio: 'EMAIL', ha: 18, origem: 'EMAIL' },
  { meio: 'EMAIL', ha: 15, origem: 'EMAIL', situacao: 'EM_DUVIDA' },
  { meio: 'LIGACAO', ha: 12, origem: 'TELA', prova: ['FALHA', 0, 'Chamou e ninguém atendeu.'] },
  { meio: 'CARTA', ha: 5, origem: 'CARTA', prova: ['AR', 3, null] },
  { meio: 'CARTA', ha: 30, origem: 'CARTA', isUma: true, prova: ['AR', 5, null] },
];

/** Holders of individual plans with late fees and without a case of their own, by matrícula. */
const devedores = async (trx: Trx, dia: string): Promise<string[]> => {
  const { rows } = await sql<{ titular: string }>`
    select titular_matricula as titular from fatura f
    where tipo = 'I' and status = 'ABERTA' and titular_matricula is not null and vencimento < ${dia}::date
      and ${semCasoDeDivida}
    group by 1 having count(*) > 1 order by 1 limit 40`.execute(trx);
  return rows.map(({ titular }) => titular);
};

/** Proven notices of the cases of `casosDeDivida.ts`: an answer where the holder of a collective contract pays, a letter between two fees and day 61. */
const comCasoProprio = async (trx: Trx, hoje: string): Promise<{ titular: string; caso: Caso }[]> => {
  const { rows } = await sql<{ titular: string; ultimo: string | null }>`
    select b.matricula as titular, case when b.cobranca is null then max(f.vencimento) end as ultimo
    from beneficiario b join fatura f on f.titular_matricula = b.matricula and f.status = 'ABERTA' and f.vencimento < ${hoje}::date
    where b.cobranca = 'operadora' or b.contrato_em >= '2024-12-01'
    group by b.matricula order by 1`.execute(trx);
  return rows.map(({ titular, ultimo }) => ({
    titular,
    caso:
      ultimo === null
        ? { meio: 'SMS', ha: 20, origem: 'CAMPANHA', prova: ['RESPOSTA', 2, 'Recebi, vou ver.'] }
        : { meio: 'CARTA', ha: diasEntre(ultimo, hoje) - 3, origem: 'CARTA', prova: ['AR', 3, null] },
  }));
};

const enderecoDe = ({ email, telefones, ...titular }: TitularRow, meio: MeioDoAviso): string => {
  if (meio === 'EMAIL') return email ?? 'sem e-mail no cadastro';
  return (meio === 'CARTA' ? enderecoEscrito({ ...titular }) : telefones[0]) ?? 'sem dado no cadastro';
};

const operadora = {
  nome: 'Operadora Demonstração',
  endereco: 'Rua da Demonstração, 100 - Centro - 85810-000 Cascavel/PR',
  registroAns: '999999',
  telefone: '(45) 3000-0000',
};

const escreve = async (
  trx: Trx,
  { titular, caso, at, hoje }: { titular: TitularRow; caso: Caso; at: number; hoje: string },
): Promise<void> => {
  const dia = somaDias(hoje, -caso.ha);
  const { matricula, plano, pessoas } = titular;
  const devidas = (await findDevidas(trx, [matricula], dia)).filter(({ isAberta }) => isAberta);
  const faturas = caso.isUma ? devidas.slice(0, 1) : devidas;
  if (faturas.length === 0) return;
  const mensalidades = mensalidadesNoDia(faturas, dia, { multa: 200, jurosMes: 100 });
  const conteudo = { operadora, pessoas, plano, mensalidades };
  const texto = avisoEmPalavras({ conteudo, matricula, emitidoEm: dia, endereco: [] });
  const id = await insertAviso(trx, {
    titular: matricula,
    meio: caso.meio,
    endereco: enderecoDe(titular, caso.meio),
    texto,
    sha256: sha256De(texto),
    faltas: pessoas
      .filter(({ cpf }) => cpf === null)
      .map(({ nome }) => `CPF de ${nome} (sem dado no cadastro)`),
    enviadoEm: `${dia}T10:15:00`,
    por: 'USU_cobranca',
    origem: caso.origem,
    origemId: caso.origem === 'TELA' ? null : `demo:${at}`,
    situacao: caso.situacao ?? 'ENVIADO',
    mensalidades: faturas.map(({ numero }) => numero),
  });
  if (id === undefined || caso.prova === undefined) return;
  const [especie, depois, nota] = caso.prova;
  await trx
    .insertInto('aviso_prova')
    .values({
      aviso_id: id,
      especie,
      recebido_em: somaDias(dia, depois),
      numero: especie === 'AR' ? `BR${String(100_000_000 + at)}BR` : null,
      nota,
      por: 'USU_cobranca',
      registrada_em: `${somaDias(dia, depois)}T14:30:00`,
      arquivo_nome: null,
      arquivo_tipo: null,
      arquivo_bytes: null,
      arquivo_sha256: null,
      desfeita_por: null,
      desfeita_em: null,
    })
    .execute();
};

/** Notices to holders with late fees, in every case: valid, without proof, in doubt, a failed try, late, of one fee. */
export const writeAvisos = async (trx: Trx, hoje: string): Promise<void> => {
  const proprios = await comCasoProprio(trx, hoje);
  const matriculas = await devedores(trx, somaDias(hoje, -30));
  // Contracts alternate between new, old and without a day.
  await sql`update beneficiario b set contrato_em = case when x.ordem % 3 = 1 then '2025-03-03'::date else '2022-03-03'::date end
    from unnest(${matriculas}::text[]) with ordinality x (matricula, ordem)
    where b.matricula = x.matricula and x.ordem % 3 <> 0`.execute(trx);
  let at = 0;
  for (const titular of await findTitulares(trx, matriculas)) {
    for (const quantos of [0, 2]) {
      const caso = casos[(at + quantos) % casos.length];
      // Sequential, so that the ids are in order.
      // oxlint-disable-next-line no-await-in-loop
      if (caso) await escreve(trx, { titular, caso, at: at * 10 + quantos, hoje });
    }
    at += 1;
  }
  const titulares = await findTitulares(
    trx,
    proprios.map(({ titular }) => titular),
  );
  for (const [index, titular] of titulares.entries()) {
    const { caso } = proprios.find((proprio) => proprio.titular === titular.matricula) ?? {};
    // oxlint-disable-next-line no-await-in-loop
    if (caso) await escreve(trx, { titular, caso, at: 900 + index, hoje });
  }
};
