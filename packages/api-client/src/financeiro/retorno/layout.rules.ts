/** Kind of a field. A field of digits may be blank, which means no value. */
export type TipoDeCampo = 'texto' | 'digitos' | 'dia' | 'dinheiro';

/** One field of a record: positions from 1, both inside. */
export interface Campo {
  readonly nome: string;
  readonly inicio: number;
  readonly fim: number;
  readonly tipo: TipoDeCampo;
  readonly rotulo: string;
}

/** Every record has this many characters, without the end of the line (CBR-1). */
export const TAMANHO_DO_REGISTRO = 400;

const campos = <const Linhas extends readonly (readonly [string, number, number, TipoDeCampo, string])[]>(
  ...linhas: Linhas
) =>
  linhas.map(([nome, inicio, fim, tipo, rotulo]) => ({
    nome,
    inicio,
    fim,
    tipo,
    rotulo,
  })) as readonly (Campo & { nome: Linhas[number][0] })[];

/** The header, type 0 (CBR-2). */
export const camposDoCabecalho = campos(
  ['tipo', 1, 1, 'digitos', 'Tipo do registro'],
  ['operacao', 2, 2, 'digitos', 'Tipo de operação'],
  ['literalRetorno', 3, 9, 'texto', 'Identificação por extenso da operação'],
  ['servico', 10, 11, 'digitos', 'Tipo de serviço'],
  ['literalServico', 12, 19, 'texto', 'Identificação por extenso do serviço'],
  ['brancos1', 20, 26, 'texto', 'Complemento do registro'],
  ['agencia', 27, 30, 'digitos', 'Agência'],
  ['agenciaDv', 31, 31, 'texto', 'Dígito da agência'],
  ['conta', 32, 39, 'digitos', 'Conta'],
  ['contaDv', 40, 40, 'texto', 'Dígito da conta'],
  ['zeros', 41, 46, 'digitos', 'Zeros'],
  ['cedente', 47, 76, 'texto', 'Nome do cedente'],
  ['banco', 77, 94, 'texto', 'Banco'],
  ['gravadoEm', 95, 100, 'dia', 'Data da gravação'],
  ['sequencialRetorno', 101, 107, 'digitos', 'Sequencial do retorno'],
  ['brancos2', 108, 149, 'texto', 'Complemento do registro'],
  ['convenio', 150, 156, 'digitos', 'Convênio'],
  ['brancos3', 157, 394, 'texto', 'Complemento do registro'],
  ['sequencial', 395, 400, 'digitos', 'Sequencial do registro'],
);

/** The detail, type 7: the news of one title (CBR-2). */
export const camposDoDetalhe = campos(
  ['tipo', 1, 1, 'digitos', 'Tipo do registro'],
  ['zeros1', 2, 17, 'digitos', 'Zeros'],
  ['agencia', 18, 21, 'digitos', 'Agência'],
  ['agenciaDv', 22, 22, 'texto', 'Dígito da agência'],
  ['conta', 23, 30, 'digitos', 'Conta'],
  ['contaDv', 31, 31, 'texto', 'Dígito da conta'],
  ['convenio', 32, 38, 'digitos', 'Convênio'],
  ['controle', 39, 63, 'texto', 'Controle do participante'],
  ['nossoNumero', 64, 80, 'digitos', 'Nosso número'],
  ['tipoCobranca', 81, 81, 'digitos', 'Tipo de cobrança'],
  ['tipoCobrancaEspecifico', 82, 82, 'texto', 'Tipo de cobrança específico'],
  ['diasCalculo', 83, 86, 'digitos', 'Dias para cálculo'],
  ['natureza', 87, 88, 'digitos', 'Natureza do recebimento ou motivo'],
  ['prefixo', 89, 91, 'texto', 'Prefixo do título'],
  ['variacao', 92, 94, 'digitos', 'Variação da carteira'],
  ['caucao', 95, 95, 'digitos', 'Conta caução'],
  ['taxaDesconto', 96, 100, 'digitos', 'Taxa de desconto'],
  ['taxaIof', 101, 105, 'digitos', 'Taxa de IOF'],
  ['branco', 106, 106, 'texto', 'Branco'],
  ['carteira', 107, 108, 'digitos', 'Carteira'],
  ['comando', 109, 110, 'digitos', 'Comando'],
  ['ocorrencia', 111, 116, 'dia', 'Data da liquidação ou ocorrência'],
  ['seuNumero', 117, 126, 'texto', 'Seu número'],
  ['brancos', 127, 146, 'texto', 'Brancos'],
  ['vencimento', 147, 152, 'dia', 'Vencimento'],
  ['valorTitulo', 153, 165, 'dinheiro', 'Valor do título'],
  ['bancoRecebedor', 166, 168, 'digitos', 'Banco recebedor'],
  ['agenciaRecebedora', 169, 172, 'digitos', 'Agência recebedora'],
  ['agenciaRecebedoraDv', 173, 173, 'texto', 'Dígito da agência recebedora'],
  ['especie', 174, 175, 'digitos', 'Espécie do título'],
  ['credito', 176, 181, 'dia', 'Data do crédito'],
  ['tarifa', 182, 188, 'dinheiro', 'Tarifa'],
  ['outrasDespesas', 189, 201, 'dinheiro', 'Outras despesas'],
  ['jurosDesconto', 202, 214, 'dinheiro', 'Juros do desconto'],
  ['iofDesconto', 215, 227, 'dinheiro', 'IOF do desconto'],
  ['abatimento', 228, 240, 'dinheiro', 'Valor do abatimento'],
  ['desconto', 241, 253, 'dinheiro', 'Desconto concedido'],
  ['recebido', 254, 266, 'dinheiro', 'Valor recebido'],
  ['juros', 267, 279, 'dinheiro', 'Juros de mora'],
  ['outros', 280, 292, 'dinheiro', 'Outros recebimentos (multa)'],
  ['abatimentoNaoAproveitado', 293, 305, 'dinheiro', 'Abatimento não aproveitado'],
  ['lancamento', 306, 318, 'dinheiro', 'Valor do lançamento'],
  ['debitoCredito', 319, 319, 'digitos', 'Indicador de débito ou crédito'],
  ['indicadorValor', 320, 320, 'digitos', 'Indicador de valor'],
  ['ajuste', 321, 332, 'dinheiro', 'Valor do ajuste'],
  ['compartilhada', 333, 390, 'texto', 'Cobrança compartilhada'],
  ['parcial', 391, 391, 'texto', 'Indicador de liquidação parcial'],
  ['branco2', 392, 392, 'texto', 'Branco'],
  ['canal', 393, 394, 'texto', 'Canal'],
  ['sequencial', 395, 400, 'digitos', 'Sequencial do registro'],
);

/** The trailer, type 9 (CBR-2). */
export const camposDoFim = campos(
  ['tipo', 1, 1, 'digitos', 'Tipo do registro'],
  ['operacao', 2, 2, 'digitos', 'Tipo de operação'],
  ['servico', 3, 4, 'digitos', 'Tipo de serviço'],
  ['banco', 5, 7, 'digitos', 'Banco'],
  ['brancos1', 8, 17, 'texto', 'Brancos'],
  ['quantidadeSimples', 18, 25, 'digitos', 'Quantidade da cobrança simples'],
  ['valorSimples', 26, 39, 'dinheiro', 'Valor da cobrança simples'],
  ['avisoSimples', 40, 47, 'digitos', 'Aviso da cobrança simples'],
  ['brancos2', 48, 57, 'texto', 'Brancos'],
  ['quantidadeVinculada', 58, 65, 'digitos', 'Quantidade da cobrança vinculada'],
  ['valorVinculada', 66, 79, 'dinheiro', 'Valor da cobrança vinculada'],
  ['avisoVinculada', 80, 87, 'digitos', 'Aviso da cobrança vinculada'],
  ['brancos3', 88, 97, 'texto', 'Brancos'],
  ['quantidadeCaucionada', 98, 105, 'digitos', 'Quantidade da cobrança caucionada'],
  ['valorCaucionada', 106, 119, 'dinheiro', 'Valor da cobrança caucionada'],
  ['avisoCaucionada', 120, 127, 'digitos', 'Aviso da cobrança caucionada'],
  ['brancos4', 128, 137, 'texto', 'Brancos'],
  ['quantidadeDescontada', 138, 145, 'digitos', 'Quantidade da cobrança descontada'],
  ['valorDescontada', 146, 159, 'dinheiro', 'Valor da cobrança descontada'],
  ['avisoDescontada', 160, 167, 'digitos', 'Aviso da cobrança descontada'],
  ['brancos5', 168, 217, 'texto', 'Brancos'],
  ['quantidadeVendor', 218, 225, 'digitos', 'Quantidade da cobrança vendor'],
  ['valorVendor', 226, 239, 'dinheiro', 'Valor da cobrança vendor'],
  ['avisoVendor', 240, 247, 'digitos', 'Aviso da cobrança vendor'],
  ['brancos6', 248, 394, 'texto', 'Brancos'],
  ['sequencial', 395, 400, 'digitos', 'Sequencial do registro'],
);

/** The fields of a record by its first character; undefined for a type that is skipped or unknown. */
export const camposDo = (registro: string): readonly Campo[] | undefined =>
  ({ 0: camposDoCabecalho, 7: camposDoDetalhe, 9: camposDoFim })[registro.charAt(0)];

/**
 * Key of equal details (CBR-14): agreement, nosso número, nature, command, dates, values, receiving bank and branch, channel. Fields that
 * differ between two files with the same line, such as its place, are left out.
 */
export const chaveDaLinha = (detalhe: string): string =>
  detalhe.slice(31, 38) +
  detalhe.slice(63, 80) +
  detalhe.slice(86, 88) +
  detalhe.slice(108, 116) +
  detalhe.slice(146, 173) +
  detalhe.slice(175, 332) +
  detalhe.slice(392, 394);
