/** What the operator of the installation sells, and the switch that puts it on sale. */
export { readCatalogueContent } from './sale/catalogue-content.ts';
export { insertCatalogue, isSaleOn, readCatalogues } from './sale/store-sale.ts';
export { insertCode, listCodes } from './sale/store-codes.ts';
export { followSale, followSaleIn, missingForSale, switchSaleOff, switchSaleOn } from './sale/switch-sale.ts';
