import { fake, Refusal } from '../../http/fake.ts';
import { fakeMudou } from '../../kinds/confirmado.fake.ts';
import { answersOf } from '../../report/report.fake.ts';
import { fakeTarefa } from '../../shell/tarefa.fake.ts';
import {
  abreEntregaDaCarga,
  aplicaCarga,
  cancelaCarga,
  confereCarga,
  descartaCarga,
  desfazCarga,
  type EntregaAberta,
  enviaArquivoDaCarga,
  getDicionarioDaCarga,
  getEntregaDaCarga,
  getEntregasDaCarga,
  getLinhasRecusadas,
  retiraArquivoDaCarga,
} from './cargaDeDados.contract.ts';
import {
  fakeArquivoDaCarga,
  fakeDicionario,
  fakeEntregaAberta,
  fakeEntregas,
  fakeProblemas,
  fakeRecebendo,
} from './cargaDeDados.fake.ts';
import { problemasDaCarga } from './problemasDaCarga.contract.ts';
import {
  isManifesto,
  linhaDaEntrega,
  nomeDoArquivo,
  nomeDoManifesto,
  unidadeDaEntrega,
} from './cargaDeDados.rules.ts';

const emCurso = () => fakeTarefa({ feito: 820, total: null, passo: 'Lendo beneficiarios.csv' });
const feita = () => fakeTarefa({ situacao: 'CONCLUÍDA', terminadaEm: '2026-11-26T09:04' });

/** The calls over one delivery: a requested job runs in the next reading and is done in the one after it. */
export const cargaFakes = (inicial = fakeEntregaAberta(), entregas = fakeEntregas()) => {
  let entrega = inicial;
  let depois: EntregaAberta | null = null;
  const trabalha = (fim: EntregaAberta) => {
    depois = { ...fim, tarefa: feita() };
    entrega = { ...entrega, tarefa: emCurso() };
    return emCurso();
  };
  return [
    fake(getDicionarioDaCarga, fakeDicionario),
    fake(getEntregasDaCarga, () => entregas),
    fake(getEntregaDaCarga, ({ params: { id } }) => {
      if (depois) [entrega, depois] = [depois, null];
      return id === entrega.id ? entrega : new Refusal(404, { error: 'Esta entrega não existe.' });
    }),
    fake(abreEntregaDaCarga, () => {
      entrega = fakeRecebendo();
      return { id: entrega.id };
    }),
    fake(enviaArquivoDaCarga, ({ file }) => {
      const { name = '', size = 0 } = file ?? {};
      if (isManifesto(name)) {
        entrega = { ...entrega, temManifesto: true };
        return { nome: nomeDoManifesto, titulo: 'Declaração da entrega', bytes: size };
      }
      const nome = nomeDoArquivo(name);
      const titulo = fakeDicionario().find((um) => um.nome === nome)?.titulo ?? nome;
      const { linhas: _linhas, ...novo } = fakeArquivoDaCarga({ nome, titulo, bytes: size });
      entrega = {
        ...entrega,
        // In one order, whichever file came first.
        recebidos: [
          ...entrega.recebidos.filter((um) => um.nome !== nome),
          { ...novo, linhas: null },
        ].toSorted((a, b) => a.nome.localeCompare(b.nome)),
      };
      return { nome, titulo, bytes: size };
    }),
    fake(retiraArquivoDaCarga, ({ body: { nome } }) => {
      entrega = {
        ...entrega,
        temManifesto: entrega.temManifesto && nome !== nomeDoManifesto,
        recebidos: entrega.recebidos.filter((um) => um.nome !== nome),
      };
      return { message: `${nome} saiu da entrega.` };
    }),
    fake(confereCarga, () => trabalha(fakeEntregaAberta({ id: entrega.id }))),
    fake(aplicaCarga, () => trabalha({ ...entrega, situacao: 'APLICADA', aplicadaEm: '2026-11-26T09:06' })),
    fake(cancelaCarga, () => {
      depois = null;
      entrega = { ...entrega, tarefa: fakeTarefa({ situacao: 'CANCELADA' }) };
      return fakeTarefa({ situacao: 'CANCELADA' });
    }),
    fake(desfazCarga, ({ body }) => {
      const mudou = fakeMudou(body.confirmado, [linhaDaEntrega(entrega)], unidadeDaEntrega);
      if (mudou) return mudou;
      entrega = { ...entrega, situacao: 'DESFEITA', motivo: 'Desfeita por Marina Alencar.' };
      return { message: 'Entrega desfeita: 3 registros voltaram ao que eram e 12 saíram.', ficaram: [] };
    }),
    fake(descartaCarga, ({ body }) => {
      const mudou = fakeMudou(body.confirmado, [linhaDaEntrega(entrega)], unidadeDaEntrega);
      if (mudou) return mudou;
      entrega = {
        ...entrega,
        situacao: 'DESCARTADA',
        motivo: 'Descartada por Marina Alencar em 26/11/2026 09:10.',
        isGuardada: false,
      };
      return { message: 'Entrega descartada, com os seus arquivos.' };
    }),
    ...answersOf(problemasDaCarga, fakeProblemas),
    fake(getLinhasRecusadas, ({ params: { nome } }) => ({
      nomeArquivo: `recusadas-${nome}.csv`,
      cabecalho: 'matricula;cpf;motivo',
      linhas: [{ texto: '0000000017;12345678900;cpf o dígito verificador de CPF não confere' }],
    })),
  ];
};
