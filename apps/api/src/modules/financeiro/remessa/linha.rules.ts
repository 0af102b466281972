import type { CobrancaConfig } from '../../../config/cobrancaConfig.ts';
import { cpfDoCaepf } from '../../../documents/cpfDoCaepf.ts';
import { semAcentos } from '../../../documents/remessa/texto.rules.ts';
import type { LinhaDaRemessa, Multa } from '../../../documents/remessa/types.ts';
import type { AcordoDaRemessa } from '../../../config/remessaConfig.ts';
import { somaDias } from '../../cobranca/encargos.rules.ts';
import type { ComandoEmEspera } from './espera.sql.ts';

/** Letters and digits alone; a long text keeps its end. */
const curto = (texto: string | null, tamanho: number): string =>
  semAcentos(texto ?? '')
    .replaceAll(' ', '')
    .slice(-tamanho);

/** Interest of one day in cents, half up; `jurosMes` is hundredths of a percent a month. */
const jurosDoDia = (valorCents: number, jurosMes: number): number =>
  Math.floor((2 * valorCents * jurosMes + 300_000) / 600_000);

const multaDe = (vencimento: string, { encargos }: CobrancaConfig): Multa =>
  encargos.multa > 0
    ? { tipo: 'percentual', quanto: encargos.multa, desde: somaDias(vencimento, 1) }
    : { tipo: 'nenhuma' };

const registro = (
  valorCents: number,
  vencimento: string,
  { acordo, cobranca }: { acordo: AcordoDaRemessa; cobranca: CobrancaConfig },
) => ({
  instrucao: acordo.pix ?? '07',
  jurosDiaCents: jurosDoDia(valorCents, cobranca.encargos.jurosMes),
  multa: multaDe(vencimento, cobranca),
  diasDeRecebimento: acordo.dizDias ? acordo.diasDeRecebimento : null,
  parcial: acordo.parcial,
  mensagem: acordo.mensagem,
});

/** File line of a command (REM-9): 01 carries fine, interest and PIX of the agreement. */
export const linhaDoComando = (
  espera: ComandoEmEspera,
  de: { acordo: AcordoDaRemessa; cobranca: CobrancaConfig },
): LinhaDaRemessa => {
  const { comando, nossoNumero, caepf } = espera;
  const [vencimento, valorCents] = [espera.vencimento ?? '', espera.valorCents ?? 0];
  const { acordo } = de;
  return {
    comando,
    convenio: nossoNumero.slice(0, 7),
    chave: curto(espera.chave, 25),
    nossoNumero,
    carteira: acordo.carteira,
    variacao: acordo.variacao,
    especie: acordo.especie,
    aceite: acordo.aceite,
    seuNumero: curto(espera.seuNumero, 10),
    vencimento,
    valorCents,
    emitidoEm: espera.emitidoEm ?? '',
    pagador: {
      documento: espera.documento ?? (caepf === null ? '' : (cpfDoCaepf(caepf) ?? '')),
      nome: espera.nome ?? '',
      endereco: [espera.logradouro, espera.numero].filter((part) => part !== null).join(', '),
      bairro: espera.bairro ?? '',
      cep: espera.cep ?? '',
      cidade: espera.cidade ?? '',
      uf: espera.uf ?? '',
    },
    ...(comando === '01' ? registro(valorCents, vencimento, de) : {}),
  };
};
