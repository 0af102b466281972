import { isDay } from '@vidas/api-client/kinds/day.ts';
import { isValidCnpj, isValidCpf } from '@brazilian-utils/brazilian-utils';
import { cepEhDaUf } from './cep.rules.ts';
import { semAcentos } from './texto.rules.ts';
import type { Cabecalho, LinhaDaRemessa, Pagador, Remetente } from './types.ts';

/** Maximum value of a title at the bank, 13 places. */
const MAIOR_VALOR = 9_999_999_999_999;
const ESPECIES = new Set('01 02 03 05 08 09 10 12 13 15 25 26 27 31 32 33'.split(' '));
const CONVENIO = /^[1-9]\d{6}$/;

const digitos = (texto: string, vezes: number): boolean => new RegExp(`^\\d{${vezes}}$`).test(texto);

const oDocumento = (documento: string): string | null => {
  if (/[A-Za-z]/.test(documento))
    return `o CNPJ ${documento} tem letras, e o arquivo do banco só leva algarismos`;
  if (digitos(documento, 11)) return isValidCpf(documento) ? null : `o CPF ${documento} não existe`;
  return digitos(documento, 14) && isValidCnpj(documento) ? null : `o CPF ou CNPJ "${documento}" não existe`;
};

const oPagador = ({ documento, nome, endereco, cidade, cep, uf }: Pagador): string | null => {
  const doDocumento = oDocumento(documento);
  if (doDocumento !== null) return `do pagador, ${doDocumento}`;
  const vazio = Object.entries({ 'o nome': nome, 'o endereço': endereco, 'a cidade': cidade }).find(
    ([, texto]) => semAcentos(texto) === '',
  );
  if (vazio) return `falta ${vazio[0]} do pagador`;
  if (!digitos(cep, 8) || cep === '00000000') return `o CEP "${cep}" do pagador não existe`;
  return cepEhDaUf(cep, uf) ? null : `o CEP ${cep} do pagador não é de ${uf === '' ? 'nenhuma UF' : uf}`;
};

/** Required extra of a command. */
const oExtra = ({
  comando,
  abatimentoCents = 0,
  valorCents,
  desconto,
  vencimento,
  multa,
}: LinhaDaRemessa) => {
  if (comando === '04' && !(abatimentoCents > 0 && abatimentoCents < valorCents))
    return 'o abatimento deve ser maior que zero e menor que o valor';
  if (comando === '31' && !(desconto && desconto.cents > 0 && desconto.cents < valorCents))
    return 'o desconto deve ser maior que zero e menor que o valor';
  if (comando === '31' && desconto && desconto.ate > vencimento)
    return 'o último dia do desconto não pode ser depois do vencimento';
  return multa && multa.tipo !== 'nenhuma' && multa.desde <= vencimento
    ? 'a multa não pode começar antes do dia seguinte ao vencimento'
    : null;
};

const dosDias = ({ vencimento, emitidoEm }: LinhaDaRemessa, hoje: string): string | null => {
  if (!isDay(vencimento)) return `o vencimento "${vencimento}" não existe`;
  if (!isDay(emitidoEm)) return `o dia da emissão "${emitidoEm}" não existe`;
  if (emitidoEm > hoje) return 'o dia da emissão não pode ser depois de hoje';
  return emitidoEm > vencimento ? 'o dia da emissão não pode ser depois do vencimento' : null;
};

const doTitulo = (linha: LinhaDaRemessa): string | null => {
  const { convenio, nossoNumero, chave, seuNumero, valorCents, carteira, variacao, especie, aceite } = linha;
  if (!CONVENIO.test(convenio)) return `o convênio "${convenio}" não tem 7 algarismos`;
  if (!digitos(nossoNumero, 17) || !nossoNumero.startsWith(convenio))
    return `o nosso número ${nossoNumero} não é do convênio ${convenio}`;
  if (!/^[A-Z0-9]{1,25}$/.test(chave)) return `a chave "${chave}" não cabe no arquivo`;
  if (!/^[A-Z0-9]{1,10}$/.test(seuNumero)) return `o seu número "${seuNumero}" não cabe no arquivo`;
  if (!Number.isSafeInteger(valorCents) || valorCents <= 0 || valorCents > MAIOR_VALOR)
    return 'o valor deve ser maior que zero e caber em 13 algarismos';
  if (carteira !== '17') return `a carteira ${carteira} não é a 17, a única que numeramos`;
  if (!digitos(variacao, 3)) return `a variação "${variacao}" não tem 3 algarismos`;
  if (!ESPECIES.has(especie)) return `a espécie "${especie}" não existe`;
  return /^[AN]$/.test(aceite) ? null : `o aceite "${aceite}" não é A nem N`;
};

/** Reason why a line cannot be sent; null when it can (REM-3). */
export const recusaDaLinha = (linha: LinhaDaRemessa, hoje: string): string | null =>
  doTitulo(linha) ?? dosDias(linha, hoje) ?? oPagador(linha.pagador) ?? oExtra(linha);

const doRemetente = ({ agencia, agenciaDv, conta, contaDv, lider, nome, documento }: Remetente) => {
  if (!/^\d{1,4}$/.test(agencia) || !/^[\dX]$/.test(agenciaDv))
    return 'a agência não tem até 4 algarismos e dígito';
  if (!/^\d{1,8}$/.test(conta) || !/^[\dX]$/.test(contaDv))
    return 'a conta não tem até 8 algarismos e dígito';
  if (!CONVENIO.test(lider)) return `o convênio líder "${lider}" não tem 7 algarismos`;
  if (semAcentos(nome) === '') return 'falta o nome do beneficiário';
  const doDocumento = oDocumento(documento);
  return doDocumento === null ? null : `do beneficiário, ${doDocumento}`;
};

/** Reason why no file can be written; null when it can (REM-3). */
export const recusaDoArquivo = (
  { isTeste, dia, sequencial }: Cabecalho,
  remetente: Remetente,
  { hoje, linhas }: { hoje: string; linhas: readonly LinhaDaRemessa[] },
): string | null => {
  if (!isDay(dia)) return `o dia da gravação "${dia}" não existe`;
  if (dia > hoje) return 'o dia da gravação não pode ser depois de hoje';
  if (!Number.isInteger(sequencial) || sequencial < 1 || sequencial > 9_999_999)
    return 'o sequencial da remessa vai de 1 a 9999999';
  const vistos = new Set<string>();
  for (const { nossoNumero, comando } of linhas) {
    if (vistos.has(nossoNumero))
      return `o título ${nossoNumero} tem dois comandos, e num arquivo cabe um só de cada título`;
    vistos.add(nossoNumero);
    if (isTeste && comando !== '01')
      return `um arquivo de teste só registra títulos, e o comando do título ${nossoNumero} é o ${comando}`;
  }
  return doRemetente(remetente);
};
