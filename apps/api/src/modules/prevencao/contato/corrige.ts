import type { Input, Reply } from '@vidas/api-client/http/endpoint.ts';
import type {
  corrigeContato,
  getContatoDeHoje,
} from '@vidas/api-client/prevencao/contato/contato.contract.ts';
import {
  problemaDoContato,
  proximoDia,
  resultados,
} from '@vidas/api-client/prevencao/contato/contato.rules.ts';
import type { Programa } from '@vidas/api-client/prevencao/programas.rules.ts';
import type { Trx } from '../../../db/tx.ts';
import { achaErrado } from '../../cadastro/telefone/telefone.ts';
import { encerraErrado } from '../../cadastro/telefone/telefone.sql.ts';
import { esqueceFiguras } from '../../../figures/figura.sql.ts';
import { figurasDoPrograma } from '../inicio/inicio.sql.ts';
import { conflict, invalid, pessoaDe, type Quem, registraLeitura, telefonesDe } from './contata.ts';
import * as rows from './contato.sql.ts';

/** Contact that the caller wrote today in a programme; only its author corrects it (PRV-22). */
const deHoje = async (trx: Trx, pessoa: string, programa: Programa, { login, em }: Quem) => {
  const hoje = await rows.findContatosDoDia(trx, pessoa, em.slice(0, 10));
  const feito = hoje.find((contato) => contato.programa === programa);
  if (!feito)
    throw conflict(
      'Nenhum contato foi registrado hoje com esta pessoa neste programa: só o de hoje se corrige.',
    );
  if (feito.login !== login) throw conflict(`Só quem registrou o contato o corrige: ${feito.quem}.`);
  return feito;
};

/** Contact of today, for its form; the reading is recorded (PRV-8). */
export const contatoDeHoje = async (
  trx: Trx,
  { matricula, programa }: Input<typeof getContatoDeHoje>['body'],
  quem: Quem,
): Promise<Reply<typeof getContatoDeHoje>> => {
  const pessoa = await pessoaDe(trx, matricula);
  const {
    em,
    quem: autor,
    telefone,
    resultado,
    observacao,
    proximo,
    correcoes,
  } = await deHoje(trx, pessoa.id, programa, quem);
  await registraLeitura(trx, { matricula: pessoa.matricula, programa }, quem);
  return {
    nome: pessoa.nome,
    telefones: telefonesDe(pessoa),
    contato: { em, quem: autor, telefone, resultado, observacao, proximo, correcoes },
  };
};

/** The telephone follows the correction: a number is wrong now, or is right after all (CAD-30). */
const mudaTelefone = async (
  trx: Trx,
  {
    pessoa,
    feito,
    body,
  }: {
    pessoa: Awaited<ReturnType<typeof pessoaDe>>;
    feito: Awaited<ReturnType<typeof deHoje>>;
    body: Input<typeof corrigeContato>['body'];
  },
  { login, em }: Quem,
): Promise<void> => {
  const numero = body.telefone ?? '';
  const before = feito.resultado === 'NUMERO_ERRADO' ? (feito.telefone ?? '') : null;
  const now = body.resultado === 'NUMERO_ERRADO' ? numero : null;
  if (before !== null && before !== now)
    await encerraErrado(trx, { pessoa_id: pessoa.id, numero: before, novo: null, login, em });
  if (now !== null && before !== now)
    await achaErrado(trx, pessoa, { numero, certo: body.certo ?? null, onde: 'PREVENCAO' }, { login, em });
};

/** Replaces the caller's contact of today, with the reason; the values before stay in its history (PRV-22). */
export const corrige = async (
  trx: Trx,
  body: Input<typeof corrigeContato>['body'],
  quem: Quem,
): Promise<void> => {
  const dia = quem.em.slice(0, 10);
  const motivo = body.motivo.trim();
  if (motivo === '') throw invalid({ field: 'motivo', message: 'Diga por que o contato é corrigido.' });
  const problem = problemaDoContato(body, dia);
  if (problem) throw invalid(problem);
  const pessoa = await pessoaDe(trx, body.matricula);
  const feito = await deHoje(trx, pessoa.id, body.programa, quem);
  // The number called may have left the register since; it stays valid for this contact.
  if (
    body.telefone !== null &&
    body.telefone !== feito.telefone &&
    !telefonesDe(pessoa).includes(body.telefone)
  )
    throw invalid({ field: 'telefone', message: 'Este número já não está no cadastro da pessoa.' });
  const novo = {
    resultado: body.resultado,
    telefone: body.telefone,
    observacao: body.observacao.trim() || null,
    proximo_em: proximoDia(body.resultado, dia, body.proximo),
  };
  const isSame =
    novo.resultado === feito.resultado &&
    novo.telefone === feito.telefone &&
    novo.observacao === feito.observacao &&
    novo.proximo_em === feito.proximo;
  // A second press of the same correction has nothing to write.
  if (isSame && feito.correcoes.at(-1)?.motivo === motivo) return;
  if (isSame) throw conflict('Nada mudou neste contato.');
  if (body.visto !== feito.resultado)
    throw conflict(
      `O contato já foi corrigido: agora está “${resultados[feito.resultado].texto}”. Abra-o de novo para corrigir.`,
    );
  const { resultado, telefone, observacao, proximo } = feito;
  await mudaTelefone(trx, { pessoa, feito, body }, quem);
  await rows.updateContato(trx, feito.id, {
    ...novo,
    correcao: { em: quem.em.slice(0, 16), motivo, resultado, telefone, observacao, proximo },
  });
  await esqueceFiguras(trx, figurasDoPrograma(body.programa));
};
