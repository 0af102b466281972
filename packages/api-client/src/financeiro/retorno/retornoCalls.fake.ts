import { fake, Refusal } from '../../http/fake.ts';
import { fakeMudou } from '../../kinds/confirmado.fake.ts';
import { fakeName } from '../../report/names.fake.ts';
import { contaFakes } from '../conta/conta.fake.ts';
import { pixDoExtratoFakes } from '../extrato/pixDoExtrato.fake.ts';
import { naoIdentificadoFakes } from '../conta/naoIdentificado.fake.ts';
import { linhaDoCredito, unidadeDoCredito } from './desfazer.rules.ts';
import { confereCredito, type CreditoDoDia, getCreditosBanco, getLinhasDoDia } from './creditos.contract.ts';
import {
  decideDuvidaRetorno,
  desfazRetorno,
  type DuvidaDoRetorno,
  getDadosUpload,
  getDuvidasRetorno,
  getLinhaRetorno,
  getLinhasRetorno,
  getNomeArquivo,
  getPreviaDesfazer,
  getResumoRetorno,
  type LinhaDoRetorno,
  type PreviaDesfazer,
  type UploadDoBanco,
  uploadRetorno,
} from './retorno.contract.ts';
import {
  fakeDetalhe,
  fakeDias,
  fakeDuvida,
  fakeLinha,
  fakeLinhas,
  fakeLinhasDoDia,
  fakeResumo,
  fakeUpload,
} from './retorno.fake.ts';
import type { FimDeHoje } from './fins.rules.ts';

/** Start of the invented files. */
export interface RetornoFakeOptions {
  readonly uploads?: readonly UploadDoBanco[];
  readonly linhas?: readonly LinhaDoRetorno[];
  readonly duvidas?: readonly DuvidaDoRetorno[];
  readonly dias?: readonly CreditoDoDia[];
  readonly avisos?: readonly string[];
  readonly previa?: Partial<PreviaDesfazer>;
  /** The server refuses the upload. */
  readonly recusa?: Refusal;
  /** An uploaded file without known titles: their number, and the cents received. */
  readonly desconhecidos?: { readonly titulos: number; readonly recebido: number };
}

/** The calls about return files, over one memory. */
export const retornoFakes = ({
  uploads = [1, 2, 3, 4].map((index) => fakeUpload(index)),
  linhas = fakeLinhas(),
  duvidas = [fakeDuvida()],
  dias = fakeDias(),
  avisos = ['O retorno 200 não chegou.'],
  previa = {},
  recusa,
  desconhecidos,
}: RetornoFakeOptions = {}) => {
  let files = [...uploads];
  let waiting = [...duvidas];
  let days = [...dias];
  const totais = Object.entries(Object.groupBy(linhas, ({ fim }) => fim ?? '')).map(([fim, some = []]) => ({
    fim: fim as FimDeHoje,
    linhas: some.length,
    recebido: some.reduce((sum, { recebido }) => sum + (recebido ?? 0), 0),
    lancamento: some.reduce((sum, { lancamento }) => sum + (lancamento ?? 0), 0),
  }));
  return [
    fake(getNomeArquivo, ({ params: { nome } }) => {
      const found = files.find(
        ({ NOME, SITUACAO }) => SITUACAO === 'APLICADO' && NOME.toLowerCase() === nome.toLowerCase(),
      );
      return {
        existe: found !== undefined,
        message: found ? `${nome} Upload de arquivo já foi executado.` : null,
      };
    }),
    fake(uploadRetorno, ({ file, query: { desconhecidosAceitos } }) => {
      if (recusa) return recusa;
      if (desconhecidos && desconhecidosAceitos === undefined) {
        const { titulos, recebido } = desconhecidos;
        return new Refusal(409, {
          error: `Nenhum dos ${titulos} títulos deste arquivo é conhecido.`,
          desconhecidos: { titulos, recebido: recebido / 100 },
        });
      }
      const qtdBoleto = desconhecidos ? 0 : 12;
      const id = String(1_000 + files.length);
      files = [
        fakeUpload(0, { ARQUIVO_ID: id, NOME: file?.name ?? 'CBR643.RET', QTD_BOLETO: qtdBoleto }),
        ...files,
      ];
      return {
        success: true,
        message: 'Upload feito com sucesso, arquivo gravado',
        verify: { qtdBoleto },
        arquivoId: id,
        avisos: [...avisos],
        totais,
      };
    }),
    fake(getDadosUpload, () => files),
    fake(getResumoRetorno, ({ params: { arquivo } }) => {
      const file = files.find(({ ARQUIVO_ID }) => ARQUIVO_ID === arquivo);
      return file
        ? fakeResumo(file, { avisos, totais })
        : new Refusal(404, { error: 'Este arquivo não existe.' });
    }),
    fake(getLinhasRetorno, () => [...linhas]),
    fake(getLinhaRetorno, ({ params }) =>
      fakeDetalhe(linhas.find(({ linha }) => String(linha) === params.linha) ?? fakeLinha()),
    ),
    fake(getPreviaDesfazer, () => ({
      pode: true,
      titulos: 9,
      valor: 270_450,
      creditos: 1,
      linhas: 10,
      impedimentos: [],
      apoios: [],
      naoToca: [
        '3 linhas que não mudaram título nenhum.',
        'Boletos, e-mails e mensagens já enviados.',
        'O histórico: fica escrito quem desfez, quando e por quê.',
      ],
      ...previa,
    })),
    fake(desfazRetorno, ({ body }) => {
      if (!body.confirmado) return new Refusal(409, { error: 'O ato não diz o que foi confirmado.' });
      files = files.map((file) =>
        file.ARQUIVO_ID === body.arquivo && body.linha === 0 ? { ...file, SITUACAO: 'DESFEITO' } : file,
      );
      return { success: true, message: 'Arquivo desfeito: 9 títulos voltaram a como estavam antes.' };
    }),
    fake(getDuvidasRetorno, () => waiting),
    fake(decideDuvidaRetorno, ({ body }) => {
      waiting = waiting.filter(({ linha }) => linha !== body.linha);
      return {
        success: true,
        message: body.segundoPagamento
          ? 'A linha vale como segundo pagamento.'
          : 'A linha fica como repetição.',
      };
    }),
    fake(getCreditosBanco, () => days),
    fake(getLinhasDoDia, () => fakeLinhasDoDia()),
    fake(confereCredito, ({ body }) => {
      const mudou = fakeMudou(
        body.confirmado,
        days.filter(({ dia }) => dia === body.dia).map((day) => linhaDoCredito(day)),
        unidadeDoCredito,
      );
      if (mudou) return mudou;
      days = days.map((day) =>
        day.dia === body.dia
          ? {
              ...day,
              situacao: 'CONFERE',
              valorExtrato: body.valorExtrato,
              conferidoPor: fakeName(4),
              conferidoEm: '2026-11-20T11:00',
            }
          : day,
      );
      return { success: true, message: 'O crédito confere com o extrato.' };
    }),
    ...contaFakes(),
    ...pixDoExtratoFakes({ pix: [] }),
    ...naoIdentificadoFakes(),
  ];
};
