import type { Campo, TipoDeCampo } from '@vidas/api-client/financeiro/retorno/layout.rules.ts';

/** A field of a record; `fixo` is the same in every file. */
export interface CampoDaRemessa extends Campo {
  readonly fixo?: string;
}

type Linha = readonly [
  nome: string,
  inicio: number,
  fim: number,
  tipo: TipoDeCampo,
  rotulo: string,
  fixo?: string,
];

const campos = (...linhas: readonly Linha[]): readonly CampoDaRemessa[] =>
  linhas.map(([nome, inicio, fim, tipo, rotulo, fixo]) => ({
    nome,
    inicio,
    fim,
    tipo,
    rotulo,
    ...(fixo === undefined ? {} : { fixo }),
  }));

/** The header, type 0 (REM-1). */
export const camposDoCabecalho = campos(
  ['tipo', 1, 1, 'digitos', 'Tipo do registro', '0'],
  ['operacao', 2, 2, 'digitos', 'Tipo de operação', '1'],
  ['literal', 3, 9, 'texto', 'Identificação da operação'],
  ['servico', 10, 11, 'digitos', 'Tipo de serviço', '01'],
  ['literalServico', 12, 19, 'texto', 'Identificação do serviço', 'COBRANCA'],
  ['brancos1', 20, 26, 'texto', 'Brancos', ''],
  ['agencia', 27, 30, 'digitos', 'Agência'],
  ['agenciaDv', 31, 31, 'texto', 'Dígito da agência'],
  ['conta', 32, 39, 'digitos', 'Conta'],
  ['contaDv', 40, 40, 'texto', 'Dígito da conta'],
  ['zeros', 41, 46, 'digitos', 'Zeros', '000000'],
  ['nome', 47, 76, 'texto', 'Nome do beneficiário'],
  ['banco', 77, 94, 'texto', 'Banco', '001BANCODOBRASIL'],
  ['gravadoEm', 95, 100, 'dia', 'Dia da gravação'],
  ['sequencialRemessa', 101, 107, 'digitos', 'Sequencial da remessa'],
  ['brancos2', 108, 129, 'texto', 'Brancos', ''],
  ['convenioLider', 130, 136, 'digitos', 'Convênio líder'],
  ['brancos3', 137, 394, 'texto', 'Brancos', ''],
  ['sequencial', 395, 400, 'digitos', 'Sequencial do registro'],
);

/** The detail, type 7: one command for one title (REM-1). */
export const camposDoDetalhe = campos(
  ['tipo', 1, 1, 'digitos', 'Tipo do registro', '7'],
  ['tipoDoDocumento', 2, 3, 'digitos', 'Tipo do documento do beneficiário'],
  ['documento', 4, 17, 'digitos', 'Documento do beneficiário'],
  ['agencia', 18, 21, 'digitos', 'Agência'],
  ['agenciaDv', 22, 22, 'texto', 'Dígito da agência'],
  ['conta', 23, 30, 'digitos', 'Conta'],
  ['contaDv', 31, 31, 'texto', 'Dígito da conta'],
  ['convenio', 32, 38, 'digitos', 'Convênio'],
  ['controle', 39, 63, 'texto', 'Controle do participante'],
  ['nossoNumero', 64, 80, 'digitos', 'Nosso número'],
  ['zeros1', 81, 84, 'digitos', 'Zeros', '0000'],
  ['brancos1', 85, 87, 'texto', 'Brancos', ''],
  ['indicadorMensagem', 88, 88, 'texto', 'Indicador da mensagem', ''],
  ['brancos2', 89, 91, 'texto', 'Prefixo do título', ''],
  ['variacao', 92, 94, 'digitos', 'Variação da carteira'],
  ['zeros2', 95, 101, 'digitos', 'Zeros', '0000000'],
  ['tipoDeCobranca', 102, 106, 'texto', 'Tipo de cobrança', ''],
  ['carteira', 107, 108, 'digitos', 'Carteira'],
  ['comando', 109, 110, 'digitos', 'Comando'],
  ['seuNumero', 111, 120, 'texto', 'Seu número'],
  ['vencimento', 121, 126, 'dia', 'Vencimento'],
  ['valor', 127, 139, 'dinheiro', 'Valor do título'],
  ['banco', 140, 142, 'digitos', 'Banco', '001'],
  ['zeros3', 143, 146, 'digitos', 'Agência cobradora', '0000'],
  ['brancos3', 147, 147, 'texto', 'Brancos', ''],
  ['especie', 148, 149, 'digitos', 'Espécie'],
  ['aceite', 150, 150, 'texto', 'Aceite'],
  ['emitidoEm', 151, 156, 'dia', 'Dia da emissão'],
  ['instrucao1', 157, 158, 'digitos', 'Primeira instrução'],
  ['instrucao2', 159, 160, 'digitos', 'Segunda instrução'],
  ['jurosDia', 161, 173, 'dinheiro', 'Juros por dia'],
  ['descontoAte', 174, 179, 'dia', 'Último dia do desconto'],
  ['desconto', 180, 192, 'dinheiro', 'Desconto'],
  ['iof', 193, 205, 'dinheiro', 'IOF'],
  ['abatimento', 206, 218, 'dinheiro', 'Abatimento'],
  ['tipoDoPagador', 219, 220, 'digitos', 'Tipo do documento do pagador'],
  ['documentoDoPagador', 221, 234, 'digitos', 'Documento do pagador'],
  ['pagador', 235, 271, 'texto', 'Nome do pagador'],
  ['brancos4', 272, 274, 'texto', 'Brancos', ''],
  ['endereco', 275, 314, 'texto', 'Endereço do pagador'],
  ['bairro', 315, 326, 'texto', 'Bairro do pagador'],
  ['cep', 327, 334, 'digitos', 'CEP do pagador'],
  ['cidade', 335, 349, 'texto', 'Cidade do pagador'],
  ['uf', 350, 351, 'texto', 'UF do pagador'],
  ['mensagem', 352, 391, 'texto', 'Mensagem'],
  ['protesto', 392, 393, 'digitos', 'Dias para protesto', '00'],
  ['parcial', 394, 394, 'texto', 'Recebimento parcial'],
  ['sequencial', 395, 400, 'digitos', 'Sequencial do registro'],
);

/** Fine of the previous title, type 5 service 99; only after a command 01 (REM-1). */
export const camposDaMulta = campos(
  ['tipo', 1, 1, 'digitos', 'Tipo do registro', '5'],
  ['servico', 2, 3, 'digitos', 'Tipo de serviço', '99'],
  ['codigo', 4, 4, 'digitos', 'Código da multa'],
  ['desde', 5, 10, 'dia', 'Início da multa'],
  ['multa', 11, 22, 'dinheiro', 'Multa'],
  ['diasDeRecebimento', 23, 25, 'digitos', 'Dias para receber depois do vencimento'],
  ['brancos', 26, 394, 'texto', 'Brancos', ''],
  ['sequencial', 395, 400, 'digitos', 'Sequencial do registro'],
);

/** Trailer, type 9 (REM-1). */
export const camposDoFim = campos(
  ['tipo', 1, 1, 'digitos', 'Tipo do registro', '9'],
  ['brancos', 2, 394, 'texto', 'Brancos', ''],
  ['sequencial', 395, 400, 'digitos', 'Sequencial do registro'],
);
