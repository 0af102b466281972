import type { RespostaDePergunta } from '@vidas/api-client/cadastro/sistema-central/sistemaCentral.contract.ts';
import type { Trx } from '../../db/tx.ts';
import { Failure, refuseFields } from '../../http/failure.ts';
import { recalculaDiferencas } from '../../modules/cadastro/conferencia/comparacao.sql.ts';
import { adotaDaPessoa } from '../../modules/cadastro/envio/sbxEstado.sql.ts';
import {
  criaPessoa,
  decisoesDaPessoa,
  divergeDecisao,
  encerraConcordes,
  encerraDecisao,
  fatosDoVinculo,
  gravaPessoa,
  gravaResposta,
  gravaTrilha,
  juntaPessoas,
  marcaVinculosDe,
  mudaVinculos,
  type Pergunta,
  prendePergunta,
  vinculosDe,
} from './pergunta.sql.ts';
import { contaRespostas } from './notaPerguntas.sql.ts';

/** An answer from the screen. */
export interface Resposta {
  id: number;
  resposta: RespostaDePergunta;
  /** Other person on the screen. */
  outra: string | null;
  login: string;
  /** Local moment, 'YYYY-MM-DDTHH:MM:SS'. */
  em: string;
}

type Quem = Pick<Resposta, 'login' | 'em'>;

/** Field names of the identifying facts in the record. */
const campos = { cpf: 'cpf', nome: 'nome', nascimento: 'dataNascimento', nome_mae: 'nomeMae' } as const;
const fatos = Object.keys(campos) as (keyof typeof campos)[];

/**
 * Writes the core system's values to the person. The CPF was the question and is adopted. Other values
 * decided here stay, and diverge when the core system sends a new value.
 */
const tomaDoCentral = async (
  trx: Trx,
  pessoaId: string,
  central: Pergunta['central'],
  { login, em }: Quem,
): Promise<void> => {
  const grava = { ...central };
  for (const { id, coluna, depois, central: palavra } of await decisoesDaPessoa(trx, pessoaId)) {
    const valor = central[coluna];
    if (valor === undefined) continue;
    if (coluna === 'cpf' || valor === depois)
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await encerraDecisao(trx, id, { login, em, desfecho: valor === depois ? 'CONCORDOU' : 'CEDIDA' });
    else {
      delete grava[coluna];
      // oxlint-disable-next-line no-await-in-loop -- one connection
      if (valor !== palavra) await divergeDecisao(trx, id, { central: valor, em });
    }
  }
  await gravaPessoa(trx, pessoaId, grava);
  await marcaVinculosDe(trx, pessoaId, em.slice(0, 10));
};

/** Runs the answer and returns its message. */
const faz = async (trx: Trx, dita: Pergunta, { resposta, login, em }: Resposta): Promise<string> => {
  const { matricula, pergunta, central, pessoaId, outra } = dita;
  const hoje = em.slice(0, 10);
  const chegou = pergunta === 'CPF_DAQUI' || pergunta === 'MESMO_NOME';
  if (resposta === 'FICA') return `A matrícula ${matricula} fica como está, e o sistema central é informado.`;
  if (resposta === 'MESMA' && outra) {
    await mudaVinculos(trx, await vinculosDe(trx, [pessoaId]), { pessoaId: outra.id, hoje });
    await juntaPessoas(trx, { de: pessoaId, para: outra.id, login, em });
    return `A matrícula ${matricula} é agora de ${outra.nome}, com os dados daqui.`;
  }
  if (resposta === 'MESMA' && pergunta === 'MESMO_NOME')
    throw new Failure(409, 'A outra pessoa não está mais no cadastro. Leia a lista de novo.');
  if (resposta === 'MESMA' || (chegou && !outra)) {
    if (pergunta !== 'MESMO_NOME') await tomaDoCentral(trx, pessoaId, central, { login, em });
    return `Os dados do sistema central valem para a matrícula ${matricula}.`;
  }
  if (chegou) return `A matrícula ${matricula} fica com uma pessoa só dela.`;
  const dela = outra?.id ?? (await criaPessoa(trx, central));
  await mudaVinculos(trx, [matricula], { pessoaId: dela, hoje });
  return `A matrícula ${matricula} é agora de ${outra?.nome ?? central['nome'] ?? ''}.`;
};

/** Another person received the same CPF meanwhile. */
const cpfTomado = (cause: { constraint?: string }): never => {
  if (cause.constraint !== 'pessoa_cpf_key') throw cause;
  throw new Failure(409, 'Este CPF acaba de ser dado a outra pessoa. Leia a lista de novo.');
};

/** Answers a question about a bond's person (CAR-13) and returns the message. Throws Failure 404, 409 and 400. */
export const respondePergunta = async (trx: Trx, dada: Resposta): Promise<string> => {
  const { id, resposta, login, em } = dada;
  const dita = await prendePergunta(trx, id);
  if (!dita)
    throw new Failure(
      404,
      'Esta pergunta não aguarda mais resposta: alguém respondeu, ou o sistema central disse outra coisa.',
    );
  const { matricula, pergunta, central, pessoaId, outra } = dita;
  if (resposta === 'FICA' && (pergunta === 'CPF_DAQUI' || pergunta === 'MESMO_NOME'))
    throw refuseFields([{ field: 'resposta', message: 'diga se é a mesma pessoa ou outra' }]);
  if (resposta !== 'FICA' && (outra?.escrita ?? null) !== dada.outra)
    throw new Failure(
      409,
      'O cadastro mudou desde que esta lista foi lida. Confira a linha e responda de novo.',
    );
  const pessoas = [pessoaId, ...(outra ? [outra.id] : [])];
  // The current data counts as told to ANS, so that the answer becomes a movement.
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const pessoa of pessoas) await adotaDaPessoa(trx, em, pessoa);
  const antes = await fatosDoVinculo(trx, matricula);
  const message = await faz(trx, dita, dada).catch(cpfTomado);
  const depois = await fatosDoVinculo(trx, matricula);
  await gravaTrilha(
    trx,
    fatos
      .filter((fato) => antes[fato] !== depois[fato])
      .map((fato) => ({
        matricula,
        campo: campos[fato],
        antes: antes[fato],
        depois: depois[fato],
        login,
        em,
      })),
  );
  const lembra = fatos.some((fato) => fato in central && central[fato] !== depois[fato]);
  await gravaResposta(trx, id, { resposta, login, em, lembra });
  await contaRespostas(trx, [id]);
  const tocados = [...new Set([matricula, ...(await vinculosDe(trx, pessoas))])];
  await encerraConcordes(trx, tocados, em);
  await recalculaDiferencas(trx, tocados);
  return message;
};
